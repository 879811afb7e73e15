-- What may be done only so often and must be remembered over a restart, such as letters to one mailbox: the moment at which
-- all of it may be done again. The holder is a hash.
create table allowance (
  holder text not null,
  kind text not null,
  full_at timestamptz not null,
  primary key (holder, kind)
);

create index allowance_full on allowance (full_at);

-- Codes live for ten minutes, so none is carried over.
drop table challenge;

-- One code at a time for a purpose: a new one takes the place of the one before.
create table challenge (
  user_id text not null references account on delete cascade,
  purpose text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  -- Of all browsers together.
  tries_left integer not null,
  primary key (user_id, purpose)
);

-- The browsers that asked for the code, each with tries of its own; '' is all the others together.
create table challenge_browser (
  user_id text not null,
  purpose text not null,
  browser text not null,
  -- A hash of the account and the address that asked.
  address text not null,
  tries_left integer not null,
  primary key (user_id, purpose, browser),
  foreign key (user_id, purpose) references challenge on delete cascade
);

-- What stands in for a lost authenticator app; a code that was used is gone.
create table recovery_code (
  user_id text not null references account on delete cascade,
  number integer not null,
  code_hash text not null,
  primary key (user_id, number)
);
