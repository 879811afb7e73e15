-- Whose sessions were ended, for a day: every server closes the connections that it holds for them.
create table ended_credential (
  ended_id bigint generated always as identity primary key,
  credential text not null,
  -- The process that ended them; it knows already. As in `journal_head`.
  owner text not null,
  -- By what a server knows which it has not read yet: transactions do not end in the order of their numbers.
  ended_in xid8 not null default pg_current_xact_id(),
  ended_at timestamptz not null default now()
);

create index ended_credential_transaction on ended_credential (ended_in);
create index ended_credential_moment on ended_credential (ended_at);
