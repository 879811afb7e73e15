create table organisation (
  organisation_id text primary key,
  organisation_name text not null,
  is_enterprise boolean not null,
  created_at timestamptz not null default now()
);

create unique index organisation_name on organisation (lower(organisation_name));

-- A name belongs to its account from sign-up on. An e-mail belongs to the first account that confirms it: until then
-- several may claim it, so that a sign-up tells nobody whether an address is in use.
create table account (
  user_id text primary key,
  user_name text,
  email text not null,
  confirmed_at timestamptz,
  password_hash text,
  must_choose_password boolean not null default false,
  password_expires_at timestamptz,
  user_type text not null,
  age_group text,
  given_name text not null default '',
  family_name text not null default '',
  city text not null default '',
  phone_number text not null default '',
  introduction text not null default '',
  picture text not null default '',
  one_time_secret text,
  pending_one_time_secret text,
  -- The newest thirty-second step of which a one-time code was taken: none is taken twice.
  one_time_step bigint not null default 0,
  organisation_id text references organisation on delete set null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the owner was told that an account that nobody uses will be deleted.
  noticed_at timestamptz
);

create unique index account_user_name on account (lower(user_name));
create unique index account_email on account (lower(email)) where confirmed_at is not null;
create index account_unconfirmed on account (lower(email)) where confirmed_at is null;
create index account_organisation on account (organisation_id) where organisation_id is not null;

create table session (
  token_hash text primary key,
  user_id text not null references account on delete cascade,
  gave_one_time_code boolean not null,
  began_at timestamptz not null,
  seen_at timestamptz not null
);

create index session_by_user on session (user_id);

-- One code at a time for a purpose: a new one takes the place of the one before.
create table challenge (
  user_id text not null references account on delete cascade,
  purpose text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  -- Codes sent since this hour began.
  hour_began_at timestamptz not null,
  sent_in_hour integer not null,
  primary key (user_id, purpose)
);

-- Who somebody is at a provider of social logins: the issuer and its subject, never the e-mail.
create table social_identity (
  issuer text not null,
  subject text not null,
  user_id text not null references account on delete cascade,
  primary key (issuer, subject)
);

create index social_identity_user on social_identity (user_id);

-- A social login that was begun in a browser and waits for the provider's answer.
create table social_login (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  verifier text not null,
  credential text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);

create table used_setup_token (
  token_hash text primary key,
  used_at timestamptz not null
);

create table team (
  team_id text primary key,
  organisation_id text not null references organisation on delete cascade,
  team_name text not null
);

create unique index team_name on team (organisation_id, lower(team_name));

create table team_member (
  team_id text not null references team on delete cascade,
  user_id text not null references account on delete cascade,
  primary key (team_id, user_id)
);

create index team_member_user on team_member (user_id);

-- What a finished game counts for an account; written with the journal row that ends the game. Without an account the
-- row stays, so that reports stay right.
create table game_share (
  room_id text not null,
  game_seq bigint not null,
  player_id text not null,
  user_id text references account on delete set null,
  played boolean not null,
  hosted boolean not null,
  won boolean not null,
  ended_at timestamptz not null default now(),
  primary key (room_id, game_seq, player_id)
);

create index game_share_user on game_share (user_id);
