-- Who has a seat in a room or an attempt in a QTest, by credential (decision 0070).
create table journal_member (
  credential text not null,
  journal_id text not null references journal_head on delete cascade,
  primary key (credential, journal_id)
);

create index journal_member_journal on journal_member (journal_id);

-- Journals from before there was such a table, until their members are entered.
create table member_backfill (
  journal_id text primary key
);

insert into member_backfill select journal_id from journal_head;
