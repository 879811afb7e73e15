-- Mails, rounds and backfills are jobs too (decision 0072).
alter table job
  -- At most one job of a key is stored: a round, or a letter that must not be begun twice.
  add column key text unique,
  -- How often a job of a key was asked for: what is asked for while it is under way is done once more.
  add column asked integer not null default 0,
  -- Counts the claims: whoever lost one must not end another's.
  add column claim integer not null default 0,
  -- Begun once and never again by itself.
  add column is_once boolean not null default false,
  -- It was begun, and nobody knows whether it was done.
  add column is_perhaps_done boolean not null default false,
  -- After this it is of no use to anybody.
  add column expires_at timestamptz;
