-- The bin: since when a quiz is deleted, and what it is again when it is restored.
alter table quiz
  add column deleted_at timestamptz,
  add column status_before text;

-- What was deleted before there was a bin was deleted for good.
update quiz set deleted_at = least(edited_at, now()) - interval '30 days', status_before = 'draft' where status = 'inactive';

alter table quiz add constraint quiz_deleted check ((status = 'inactive') = (deleted_at is not null and status_before is not null));

create index quiz_bin on quiz (deleted_at) where status = 'inactive';

create table library_folder (
  folder_id text primary key,
  user_id text not null references account on delete cascade,
  folder_name text not null
);

create unique index library_folder_name on library_folder (user_id, lower(folder_name));

-- How somebody who owns or may edit a quiz keeps it; there is none before it is kept in any way.
create table library_entry (
  user_id text not null references account on delete cascade,
  quiz_id text not null references quiz on delete cascade,
  folder_id text references library_folder on delete set null,
  is_starred boolean not null default false,
  tags text[] not null default '{}',
  primary key (user_id, quiz_id)
);

create index library_entry_quiz on library_entry (quiz_id);
create index library_entry_folder on library_entry (folder_id);

-- Since when a host has not played a quiz.
create index play_host_quiz on play (host_id, quiz_id, started_at);
