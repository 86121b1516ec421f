-- The group in which reports sub-total an account; where there is none, that of its type and role.
ALTER TABLE accounts ADD COLUMN account_group TEXT CHECK (account_group IN (
    'fixed_assets', 'current_assets', 'cash', 'current_liabilities', 'long_term_liabilities', 'equity',
    'turnover', 'other_income', 'cost_of_sales', 'overheads', 'finance', 'tax'
));
