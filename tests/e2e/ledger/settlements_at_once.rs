//! Many who allocate and void receipts at the same time.

use serde_json::{Value, json};

use super::settling::{Till, allocations, amounts, path};
use super::support::refused;
use crate::place::on_both_databases;

on_both_databases! {
    fn of_32_who_allocate_the_same_invoice_at_once_none_goes_beyond_what_is_due(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let receipts: Vec<_> = (0..32).map(|_| till.made(&till.receipt("25"))).collect();
        let part = json!({ "allocations": allocations(&[(&sold, "25")]) });
        let ask = |made: &Value| (format!("{}/allocations", path(made)), part.clone());
        let [won, lost] = till.at_once(&receipts.iter().map(ask).collect::<Vec<_>>());
        // 120.00 is due: four times 25.00 go in, and a fifth does not.
        assert_eq!((won.len(), lost.len()), (4, 28), "{lost:?}");
        for answer in &lost {
            assert_eq!(refused(answer, 422, "over_allocated")["amount_due"], "20.00");
        }
        assert_eq!(till.due(&sold), ("20.00".into(), "part_paid".into()));
        till.assert_whole();
    }

    fn of_32_who_allocate_one_receipt_or_void_it_at_once_all_is_kept_straight(place: &Place) {
        let till = Till::new(place);
        let invoices: Vec<_> = (0..16).map(|_| till.sold("100")).collect();
        let made = till.made(&till.receipt("250"));
        let [more, undo] = ["allocations", "void"].map(|action| format!("{}/{action}", path(&made)));
        let part = |sold: &Value| json!({ "allocations": allocations(&[(sold, "100")]) });
        let requests: Vec<_> = invoices.iter().map(|sold| (more.clone(), part(sold))).collect();
        let [won, lost] = till.at_once(&requests);
        assert_eq!((won.len(), lost.len()), (2, 14), "{lost:?}");
        assert_eq!(amounts(&till.look(&made)), ["250.00", "200.00", "50.00"]);
        till.assert_whole();
        let [won, lost] = till.at_once(&std::array::from_fn::<_, 32, _>(|_| (undo.clone(), json!({}))));
        assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
        for answer in &lost {
            refused(answer, 409, "already_void");
        }
        assert_eq!(till.balances(["1200", "1300"]), ["1920.00", "0.00"]);
        till.assert_whole();
    }
}
