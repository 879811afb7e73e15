-- A journal is a room's or a QTest's; whoever opens one says which.
alter table room_head rename to journal_head;
alter table journal_head rename column room_id to journal_id;
alter table journal_head add column kind text not null default 'room' check (kind in ('room', 'qtest'));
alter table journal_head alter column kind drop default;
alter index room_head_pkey rename to journal_head_pkey;

-- Open rooms are listed at a start; open QTests, of which there may be many more, are not.
drop index room_head_open;
create index journal_head_open on journal_head (kind, opened_at) where ended_at is null;

alter table journal rename column room_id to journal_id;
