"""What a program in Python does with a client that was generated from the published contract.

It is checked by mypy before it runs: every answer and every refusal has its type, as far as the reason.
"""

import datetime
import os
import time
from typing import NoReturn, assert_never

from tieout_client import AuthenticatedClient
from tieout_client.api.accounts import create_account, list_accounts
from tieout_client.api.journals import list_journals, post_journal
from tieout_client.api.organisations import create_organisation
from tieout_client.api.reconciliation import get_reconciliation, submit_reconciliation
from tieout_client.models import (
    CompletedReconciliation,
    DataWithWarningsJournal,
    DataLedgerAccount,
    DataOrganisation,
    ErrorReason,
    FailedReconciliation,
    InvalidDatasetFormatRefusal,
    ListJournal,
    WholeLedgerAccount,
    NewAccount,
    NewJournal,
    NewLine,
    NewOrganisation,
    NewReconciliation,
    Row,
    SubmittedReconciliation,
    UnauthorizedRefusal,
    UnfinishedReconciliation,
    UnprocessableEntityRefusal,
)

URL, KEY = os.environ["TIEOUT_URL"], os.environ["TIEOUT_KEY"]


def unexpected(answer: object) -> NoReturn:
    raise SystemExit(f"unexpected: {answer}")


def journals(client: AuthenticatedClient, organisation: str) -> list[str]:
    """All journals, a page for each: the cursor is null on the last one."""
    found: list[str] = []
    cursor: str | None = ""
    while cursor is not None:
        page = list_journals.sync(organisation, client=client, limit=1, cursor=cursor)
        if not isinstance(page, ListJournal):
            unexpected(page)
        found.extend(journal.id for journal in page.data)
        cursor = page.pagination.next_cursor or None
    return found


def books(client: AuthenticatedClient) -> None:
    made = create_organisation.sync(client=client, body=NewOrganisation(name="Acorn Ltd", currency="GBP"))
    if not isinstance(made, DataOrganisation):
        unexpected(made)
    organisation = made.data.id
    listed = list_accounts.sync(organisation, client=client, limit=200)
    if not isinstance(listed, WholeLedgerAccount):
        unexpected(listed)
    bank, sales = (
        next(account.id for account in listed.data if account.code == code) for code in ("6200", "5000")
    )
    lines = [NewLine(account_id=bank, debit="120.00"), NewLine(account_id=sales, credit=120)]
    day = datetime.date(2026, 3, 2)
    journal = NewJournal(entry_date=day, description="Rent", lines=lines)
    posted = post_journal.sync(organisation, client=client, body=journal, idempotency_key="rent-march")
    if not isinstance(posted, DataWithWarningsJournal):
        unexpected(posted)
    assert posted.data.entry_date == day and posted.data.lines[0].debit == 120

    again = post_journal.sync(organisation, client=client, body=journal)
    if not isinstance(again, DataWithWarningsJournal):
        unexpected(again)
    assert journals(client, organisation) == [again.data.id, posted.data.id]

    lines[1].credit = 100
    refused = post_journal.sync(organisation, client=client, body=journal)
    if not isinstance(refused, UnprocessableEntityRefusal):
        unexpected(refused)
    assert refused.error.details.reason is ErrorReason.UNBALANCED, refused

    account = NewAccount(code="5000", name="Sales again", account_type=listed.data[0].account_type)
    doubled = create_account.sync(organisation, client=client, body=account)
    if isinstance(doubled, DataLedgerAccount):
        unexpected(doubled)


def reconciliation(client: AuthenticatedClient) -> None:
    day = datetime.date(2026, 3, 2)
    bank = [Row(date=day, amount=12.5, description="CARD 4417 BREWERS")]
    book = [Row(date=day, amount=12.5, description="Brewers"), Row(date=day, amount=3, description="Tea")]
    submitted = submit_reconciliation.sync(client=client, body=NewReconciliation(bank=bank, book=book))
    if not isinstance(submitted, SubmittedReconciliation):
        unexpected(submitted)
    while True:
        job = get_reconciliation.sync(submitted.reconciliation_id, client=client)
        if isinstance(job, CompletedReconciliation):
            break
        if isinstance(job, FailedReconciliation) or not isinstance(job, UnfinishedReconciliation):
            unexpected(job)
        time.sleep(0.05)
    assert job.result.summary.matched_count == 1, job.result.summary

    wrong = NewReconciliation(bank=[Row(date=datetime.date(2026, 3, 2), amount=1, description="")], book=[])
    refused = submit_reconciliation.sync(client=client, body=wrong)
    if not isinstance(refused, InvalidDatasetFormatRefusal):
        unexpected(refused)
    issue = refused.error.details.issues[0]
    assert (issue.dataset, issue.row, issue.field) == ("bank", 0, "description"), issue


def stranger() -> None:
    refused = list_accounts.sync("org_none", client=AuthenticatedClient(URL, "tieout_wrong"))
    match refused:
        case UnauthorizedRefusal():
            assert refused.error.message and refused.request_id
        case _:
            unexpected(refused)


if __name__ == "__main__":
    with AuthenticatedClient(URL, KEY) as connection:
        books(connection)
        reconciliation(connection)
    stranger()
    print("python: the generated client posts, reconciles, and knows its refusals")
