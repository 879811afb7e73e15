-- From where an account has signed in before: whoever guesses its password from elsewhere cannot keep it out from there.
create table known_address (
  user_id text not null references account on delete cascade,
  -- A hash of the account and the address with a secret of this installation.
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);

create index known_address_seen on known_address (seen_at);
