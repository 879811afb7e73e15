-- One row a room: who may append to its journal next, and at which number.
create table room_head (
  room_id text primary key,
  epoch integer not null,
  owner text not null,
  lease_until timestamptz not null,
  next_seq bigint not null,
  snapshot_seq bigint not null default 0,
  opened_at timestamptz not null default now(),
  ended_at timestamptz
);

create index room_head_open on room_head (opened_at) where ended_at is null;

-- What happened in a room, one row a commit. The unique key is the backstop behind the head's fence, and the fence
-- proves the head's existence, so there is no foreign key on the hot path.
create table journal (
  room_id text not null,
  seq bigint not null,
  epoch integer not null,
  version integer not null,
  body text not null,
  primary key (room_id, seq)
);
