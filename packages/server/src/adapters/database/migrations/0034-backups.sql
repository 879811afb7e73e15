-- What became of the backups that servers make by themselves: the last try, and the newest that is whole.
create table backup_outcome (
  is_one boolean primary key default true check (is_one),
  tried_at timestamptz not null,
  failure text,
  name text,
  begun_at timestamptz,
  duration_ms integer,
  bytes bigint
);
