-- What a journal said up to a row, so that not all of it need be read (decision 0077).
create table journal_snapshot (
  journal_id text primary key references journal_head on delete cascade,
  -- The row that follows.
  next_seq bigint not null,
  -- Events before that row.
  events bigint not null,
  -- The form of its body.
  version integer not null,
  -- The SHA-256 of the body.
  hash text not null,
  body text not null
);

-- What the body names; what it does not name any more is removed after it.
create table journal_snapshot_part (
  journal_id text not null references journal_head on delete cascade,
  -- The SHA-256 of the body.
  hash text not null,
  body text not null,
  primary key (journal_id, hash)
);
