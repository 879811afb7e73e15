-- The catalogue's questions that were drawn for a host's quizzes, so that the next ones are others.
create table drawn_question (
  user_id text not null references account on delete cascade,
  question_id text not null,
  drawn_at timestamptz not null,
  primary key (user_id, question_id)
);
