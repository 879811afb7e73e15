-- Until when each process ran its rooms: the time in which nobody ran a room is added to its open question (decision 0074).
create table heartbeat (
  -- As in `journal_head`.
  owner text primary key,
  -- By the clock that runs inside questions, which each process continues where the one before it stopped.
  running_ms double precision not null,
  seen_at timestamptz not null
);
