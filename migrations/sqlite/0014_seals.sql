-- Who has the operator's key seals each head, so that nobody else makes both chains anew from any event on. Daemons
-- seal the heads that are there when they first start with a key; before that, and without a key, there is none.
ALTER TABLE ledger_heads ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE security_head ADD COLUMN seal BLOB CHECK (length(seal) = 32);
