-- Each quiz that is played, once (decision 0069). Rows of journals and plays name it by the SHA-256 of its JSON.
create table quiz_content (
  content_hash text primary key,
  body jsonb not null,
  -- When it was last about to be named.
  kept_at timestamptz not null default now()
);

create table journal_quiz (
  journal_id text not null references journal_head on delete cascade,
  content_hash text not null,
  primary key (journal_id, content_hash)
);

create index journal_quiz_content on journal_quiz (content_hash);

-- A play has its questions itself, or names a content and their places in it.
alter table play
  alter column questions drop not null,
  add column content_hash text,
  add column places integer[],
  add constraint play_has_questions check (questions is not null or content_hash is not null and places is not null);

create index play_content on play (content_hash) where content_hash is not null;

-- The questions of a play in the order in which they were asked.
create function questions_of(asked play) returns jsonb language sql stable as $$
  select coalesce(asked.questions, (
    select jsonb_agg(content.body -> 'questions' -> place.at order by place.number)
    from quiz_content content, unnest(asked.places) with ordinality as place (at, number)
    where content.content_hash = asked.content_hash
  ))
$$;
