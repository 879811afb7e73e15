-- Deleted quizzes stay as inactive rows: games that were played refer to them.
create table quiz (
  quiz_id text primary key,
  owner_id text not null references account on delete cascade,
  quiz_name text not null,
  quiz_description text not null,
  age_group text not null,
  quiz_image text not null,
  status text not null,
  is_public boolean not null default false,
  -- The slides' order; every slide of the quiz stands in it once.
  question_ids text[] not null default '{}',
  -- Grows with each change of the settings.
  revision integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz not null
);

create index quiz_owner on quiz (owner_id);
create index quiz_open on quiz (edited_at) where status = 'published';

create table question (
  question_id text primary key,
  quiz_id text not null references quiz on delete cascade,
  body jsonb not null,
  revision integer not null default 1
);

create index question_quiz on question (quiz_id);

create table quiz_editor (
  quiz_id text not null references quiz on delete cascade,
  user_id text not null references account on delete cascade,
  primary key (quiz_id, user_id)
);

create index quiz_editor_user on quiz_editor (user_id);

-- The teams that may play a private quiz once it is published.
create table quiz_team (
  quiz_id text not null references quiz on delete cascade,
  team_id text not null references team on delete cascade,
  primary key (quiz_id, team_id)
);

create index quiz_team_team on quiz_team (team_id);
