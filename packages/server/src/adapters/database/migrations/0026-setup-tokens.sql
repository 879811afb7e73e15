-- Setup tokens that servers have printed, as hashes: each works on every server, until one is used or there is an administrator.
create table setup_token (
  token_hash text primary key,
  made_at timestamptz not null
);
