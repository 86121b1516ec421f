//! Rows whose state is that of a refund.

use super::{notes_of, rows};

#[test]
fn refunds_of_a_card_that_go_the_other_way_than_its_purchases_count() {
    let text = "Date,Merchant,Amount,Currency,Status\n2026-03-30,FEDEX,-159.71,USD,Settled\n\
        2026-03-29,CON EDISON,-175.20,USD,Settled\n2026-03-20,COSTCO,40.57,USD,Refunded\n\
        2026-03-18,PAYMENT THANK YOU,696.86,USD,Settled\n2026-03-16,ADOBE,-17.00,USD,Settled\n\
        2026-03-15,HOME DEPOT,-117.40,USD,Pending\n";
    let found = rows(text);
    assert_eq!(found.len(), 5, "{found:?}");
    assert!(found[2].starts_with("2026-03-20 40.57"), "{found:?}");
    assert!(notes_of(text).contains("count"), "{}", notes_of(text));
}

#[test]
fn refunds_in_the_other_of_two_columns_than_sales_count() {
    let text = "Merchant Account,Reference,Creation Date,Type,Net Currency,Net Debit (NC),Net Credit (NC)\n\
        NL,A1,2026-03-13 16:48:39,Settled,EUR,,39.96\nNL,A2,2026-03-23 14:34:24,Settled,EUR,,29.02\n\
        NL,A2,2026-03-26 11:14:05,Refunded,EUR,29.12,\nNL,A3,2026-03-26 12:14:05,Settled,EUR,,78.04\n";
    let found = rows(text);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[2].starts_with("2026-03-26 -29.12"), "{found:?}");
}

#[test]
fn a_sale_that_a_refund_of_its_own_takes_back_counts_and_so_does_the_refund() {
    let text = "Date,Name,Type,Status,Currency,Gross,Fee,Net\n\
        02/03/2026,BT Group,General Payment,Completed,GBP,-49.05,0.00,-49.05\n\
        06/03/2026,Mrs J Lacey,General Payment,Refunded,GBP,88.43,0.00,88.43\n\
        06/03/2026,Mrs J Lacey,Payment Refund,Completed,GBP,-88.43,0.00,-88.43\n\
        13/03/2026,Ann Smith,General Payment,Completed,GBP,12.00,0.00,12.00\n";
    assert_eq!(rows(text).len(), 4, "{:?}", rows(text));
}

#[test]
fn what_was_refunded_and_goes_the_way_of_the_rest_is_left_out_as_what_was_reversed_is() {
    for state in ["Refunded", "Reversed"] {
        let text = format!(
            "Date,Merchant,Amount,Status\n2026-03-30,FEDEX,-159.71,Completed\n\
             2026-03-29,CON EDISON,-175.20,Completed\n2026-03-20,COSTCO,-40.57,{state}\n"
        );
        assert_eq!(rows(&text).len(), 2, "{state} {:?}", rows(&text));
    }
}
