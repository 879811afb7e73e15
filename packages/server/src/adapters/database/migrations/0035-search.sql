alter table quiz
  -- What its author says about it; null where nothing is said.
  add column subject text,
  add column language text,
  -- Null: those of its age group.
  add column classes integer[],
  add column key_words text[] not null default '{}',
  -- Of which quiz it is a copy, and what that quiz was called then.
  add column copied_from jsonb,
  -- Tokens of its name (A), key words (B) and description (C), made by core/search; null until a server has made them.
  add column search tsvector,
  -- Of core/search, by which it and its questions have their tokens.
  add column search_version integer not null default 0,
  -- Servers of the version before, which may run beside this one for some minutes, still write it.
  alter column search_text set default '';

-- Tokens of what it asks and of what is offered.
alter table question add column search tsvector;

create index quiz_search on quiz using gin (search);
create index question_search on question using gin (search);
create index quiz_search_version on quiz (search_version);

-- Searches that found no quiz, without a name: how often on which day.
create table missed_search (
  missed_on date not null,
  words text not null,
  searches integer not null,
  primary key (missed_on, words)
);
