-- Files of the built web with a hash in their names, of every build that servers on this database have had lately: a page of one
-- build may ask a server of another.
create table web_file (
  -- Below `assets/`.
  name text primary key,
  body bytea not null,
  -- When a server of its build last began, or still ran.
  kept_at timestamptz not null default now()
);
