-- QTests that are about to be stored: they count for their owner's quota already, for a minute.
create table qtest_reservation (
  qtest_id text primary key,
  owner_id text not null references account on delete cascade,
  made_at timestamptz not null default now()
);

create index qtest_reservation_owner on qtest_reservation (owner_id);
