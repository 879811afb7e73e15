-- What reports are made of: games of rooms and QTests that are over or under way, written in the statement that stores
-- the journal row which ends a game, opens a QTest or completes an attempt.
create table play (
  play_id text primary key,
  kind text not null check (kind in ('game', 'qtest')),
  journal_id text not null,
  -- The room's how-manieth game; 0 for a QTest.
  game integer not null,
  -- Null for a guest's room.
  host_id text references account on delete cascade,
  quiz_id text not null,
  quiz_name text not null,
  quiz_type text not null,
  media_folder text not null,
  questions jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  is_finished boolean not null
);

create index play_host on play (host_id, kind, started_at);
create index play_journal on play (journal_id);
create index play_end on play (ended_at);

-- One row a player, the answers in the order of the play's questions (decision 0051). The account is no foreign key: when it
-- goes, its name goes with it.
create table play_player (
  play_id text not null references play on delete cascade,
  player_id text not null,
  user_id text,
  name text not null,
  -- The name in the form in which it is searched.
  search_name text not null,
  email text,
  fields jsonb not null,
  teams text[] not null,
  rank integer,
  has_left boolean not null,
  score integer not null,
  answer_ms double precision not null,
  right_answers integer not null,
  answers jsonb not null,
  primary key (play_id, player_id)
);

create index play_player_place on play_player (play_id, has_left, (-score), answer_ms, player_id);
create index play_player_user on play_player (user_id) where user_id is not null;
create index play_player_email on play_player (play_id) where email is not null;

-- How often a shared link was followed on a day, and from where; nothing about who.
create table share_visit (
  journal_id text not null,
  source text not null,
  day date not null,
  visits integer not null,
  primary key (journal_id, source, day)
);

-- Journals from before there were plays, until theirs are written.
create table play_backfill (
  journal_id text primary key
);

insert into play_backfill select journal_id from journal_head;
