-- What people uploaded for their quizzes, below /media/uploads/.
create table media_file (
  name text primary key,
  -- Null once the account is deleted: a quiz of somebody else may still show it.
  user_id text references account on delete set null,
  kind text not null,
  bytes bigint not null,
  created_at timestamptz not null,
  -- When it was last known to be wanted: uploaded, sent with a quiz, or found in one.
  wanted_at timestamptz not null,
  -- From the moment at which nobody may use it any more until its content is removed.
  is_leaving boolean not null default false
);

create index media_file_owner on media_file (user_id);
create index media_file_leaving on media_file (name) where is_leaving;
