-- The language that the owner of an account has chosen; null for none.
alter table account add column language text;
