-- Since when nobody signs in to it any more, by an administrator's decision.
alter table account add column disabled_at timestamptz;

-- Links by which the owner of an account chooses a password: those of invitations, and of resets by an administrator.
create table password_link (
  token_hash text primary key,
  user_id text not null references account on delete cascade,
  expires_at timestamptz not null
);

create index password_link_user on password_link (user_id);
create index password_link_expiry on password_link (expires_at);
