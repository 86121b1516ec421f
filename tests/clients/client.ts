// What a program in TypeScript does with types that were generated from the published contract. The compiler checks it
// before it runs: every answer and every refusal has its type, as far as the reason.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";

import createClient from "openapi-fetch";

import type { components, paths } from "./schema.js";

type Reason = components["schemas"]["ErrorReason"];

const baseUrl = process.env["TIEOUT_URL"] ?? "";
const headers = { Authorization: `Bearer ${process.env["TIEOUT_KEY"]}` };
const client = createClient<paths>({ baseUrl, headers });

function unexpected(answer: unknown): never {
    throw new Error(`unexpected: ${JSON.stringify(answer)}`);
}

function journals(organisation: string, cursor: string) {
    return client.GET("/api/v1/ledger/organisations/{org_id}/journals", {
        params: { path: { org_id: organisation }, query: { limit: 1, cursor } },
    });
}

async function books() {
    const made = await client.POST("/api/v1/ledger/organisations", { body: { name: "Birch Ltd", currency: "GBP" } });
    const organisation = made.data?.data.id ?? unexpected(made.error);
    const path = { org_id: organisation };
    const listed = await client.GET("/api/v1/ledger/organisations/{org_id}/accounts", {
        params: { path, query: { limit: 200 } },
    });
    const id = (code: string) => listed.data?.data.find((account) => account.code === code)?.id ?? unexpected(code);
    const [bank, sales] = [id("6200"), id("5000")];
    const post = (credit: number) => client.POST("/api/v1/ledger/organisations/{org_id}/journals", {
        params: { path },
        body: {
            entry_date: "2026-03-02",
            description: "Rent",
            lines: [{ account_id: bank, debit: "120.00" }, { account_id: sales, credit }],
        },
    });
    const posted = await post(120);
    assert.equal(posted.data?.data.lines[0]?.debit, 120);

    const again = await post(120);
    const found: string[] = [];
    for (let cursor: string | null | undefined = ""; cursor != null;) {
        const page: Awaited<ReturnType<typeof journals>> = await journals(organisation, cursor);
        found.push(...(page.data?.data ?? unexpected(page.error)).map((journal) => journal.id));
        cursor = page.data?.pagination.next_cursor;
    }
    assert.deepEqual(found, [again.data?.data.id, posted.data?.data.id]);

    const refused = (await post(100)).error ?? unexpected("posted");
    if (refused.error.code !== "unprocessable_entity") {
        unexpected(refused);
    }
    const reason: Reason = refused.error.details.reason;
    assert.equal(reason, "unbalanced");
}

async function reconciliation() {
    const row = (amount: number) => ({ date: "2026-03-02", amount, description: "Brewers" });
    const submitted = await client.POST("/api/v1/reconciliations", {
        body: { bank: [row(12.5)], book: [row(12.5), row(3)] },
    });
    const id = submitted.data?.reconciliation_id ?? unexpected(submitted.error);
    for (;;) {
        const { data: job, error } = await client.GET("/api/v1/reconciliations/{reconciliation_id}", {
            params: { path: { reconciliation_id: id } },
        });
        if (job === undefined || job.status === "failed") {
            unexpected(job ?? error);
        }
        if (job.status === "completed") {
            assert.equal(job.result.summary.matched_count, 1);
            break;
        }
        await pause(50);
    }
    const wrong = await client.POST("/api/v1/reconciliations", {
        body: { bank: [{ date: "2026-02-30", amount: 1, description: "x" }], book: [] },
    });
    if (wrong.error?.error.code !== "invalid_dataset_format") {
        unexpected(wrong.error);
    }
    assert.equal(wrong.error.error.details.issues[0]?.field, "date");
}

async function stranger() {
    const { error } = await client.GET("/api/v1/me", { headers: { Authorization: "Bearer tieout_wrong" } });
    assert.equal(error?.error.code, "unauthorized");
}

await books();
await reconciliation();
await stranger();
console.log("typescript: the generated client posts, reconciles, and knows its refusals");
