-- Work that follows from a call and is done though the process ends meanwhile (decision 0071).
create table job (
  job_id bigint generated always as identity primary key,
  -- Jobs of a lane are done one after the other; lanes do not wait for each other.
  lane text not null,
  kind text not null,
  body jsonb not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  -- Until when it belongs to whoever has begun it.
  claimed_until timestamptz,
  -- Why the last try failed.
  trouble text not null default '',
  -- When it was given up; it stays, to be looked at.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);

create index job_due on job (lane, due_at) where failed_at is null;
