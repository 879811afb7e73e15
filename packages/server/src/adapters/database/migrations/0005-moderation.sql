-- Whether an account may publish quizzes to everybody.
alter table account add column may_publish boolean not null default true;

alter table quiz
  -- Name and description in the form in which quizzes are searched (core/quiz).
  add column search_text text,
  -- When it was first open to everybody; never set anew, so that no quiz comes to the front of a list again.
  add column public_since timestamptz;

update quiz set
  search_text = lower(regexp_replace(normalize(quiz_name || ' ' || quiz_description, NFKD), '[\u0300-\u036f]', '', 'g')),
  public_since = case when is_public and status = 'published' then edited_at end;

alter table quiz alter column search_text set not null;

drop index quiz_open;
create index quiz_public on quiz (public_since) where status = 'published' and is_public;

-- What an administrator took down; it stays so until one decides otherwise.
create table take_down (
  quiz_id text primary key,
  -- Null for a ready-made quiz, which is in no table.
  owner_id text references account on delete cascade,
  -- For the author to read.
  reason text not null,
  taken_down_at timestamptz not null
);

create index take_down_owner on take_down (owner_id);

create table report (
  report_id text primary key,
  quiz_id text not null,
  -- Of the quiz; null for a ready-made one.
  owner_id text references account on delete cascade,
  -- Null when the whole quiz is reported.
  question_id text,
  reason text not null,
  remark text not null,
  -- Of the credential: who reported is nobody's business, twice is once.
  reporter_hash text not null,
  reported_at timestamptz not null,
  -- These three are null until an administrator has decided.
  decision text,
  decision_reason text,
  decided_at timestamptz
);

create unique index report_once on report (quiz_id, coalesce(question_id, ''), reporter_hash);
create index report_owner on report (owner_id);
create index report_reporter on report (reporter_hash);
