-- What lists and limits ask of a QTest. What it is, is what its journal says; both are written in one transaction.
create table qtest (
  qtest_id text primary key,
  owner_id text not null references account on delete cascade,
  qtest_name text not null,
  qtest_image text not null,
  qtest_type text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  question_count integer not null,
  -- Uploads that it shows: they stay for as long as it does.
  media text[] not null,
  is_deleted boolean not null default false,
  created_at timestamptz not null
);

create index qtest_owner on qtest (owner_id, starts_at);
create index qtest_end on qtest (ends_at);
