//! Balances that stand among the rows, with other texts beside their words.

use super::rows;

#[test]
fn a_balance_that_the_rows_lead_to_from_the_one_before_them_is_no_row_whatever_else_is_told_of_it()
{
    for rest in ["IB PAYMENT,Royal Mail,4417", "CREDIT,Pennard Estates,4417"] {
        let text = format!(
            "0,20260301,,13700.53,OPEN,OPEN BALANCE,0,0\nHIST,20260317,,-476.30,{rest},0\n\
             HIST,20260318,,101.94,DEBIT ORDER,Tesco Stores,4418,0\n\
             HIST,20260319,,811.61,CREDIT,Ann Smith,4419,0\n\
             0,20260331,,14137.78,CLOSE,CLOSE BALANCE,0,0\n"
        );
        assert_eq!(rows(&text).len(), 3, "{:?}", rows(&text));
    }
}

#[test]
fn a_document_number_of_0_makes_no_transaction_of_a_balance() {
    let text = "\"Data\",\"Dependencia Origem\",\"Histórico\",\"Data do Balancete\",\"Número do documento\",\"Valor\",\"\"\n\
        \"03/01/2026\",\"\",\"Saldo Anterior\",\"\",\"0\",\"889.28\",\"\"\n\
        \"03/03/2026\",\"1234-5\",\"POSTO IPIRANGA\",\"\",\"8000\",\"-82.44\",\"\"\n\
        \"03/14/2026\",\"1234-5\",\"MARIA\",\"\",\"8001\",\"373.67\",\"\"\n\
        \"03/31/2026\",\"\",\"S A L D O\",\"\",\"0\",\"1180.51\",\"\"\n";
    assert_eq!(rows(text).len(), 2, "{:?}", rows(text));
}
