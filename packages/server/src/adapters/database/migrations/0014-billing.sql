-- Until when Premium is paid; null where there is none, and where it was given by an administrator.
alter table account
  add column paid_until timestamptz,
  -- The end that its owner was told of.
  add column told_of_end timestamptz;

create index account_paid_until on account (paid_until) where paid_until is not null;

-- What a checkout was opened for: an order (one payment) or a subscription (a payment each period), by the id that its provider
-- gave. Without an account the row stays with its payments: the law asks for them.
create table purchase (
  purchase_id text primary key,
  kind text not null,
  provider text not null,
  user_id text references account on delete set null,
  plan text not null,
  amount integer not null,
  currency text not null,
  receipt_id text not null unique,
  created_at timestamptz not null,
  -- When another one took its place before it was paid.
  replaced_at timestamptz,
  -- When its owner ended a subscription: what is paid stays.
  cancelled_at timestamptz,
  -- Whether the provider takes nothing more for it.
  is_over boolean not null default false,
  -- Whether it is still to be ended at the provider, at once.
  is_unwanted boolean not null default false
);

create index purchase_user on purchase (user_id);
create index purchase_created on purchase (created_at);

-- Each payment that was taken, once. 'refunding' is one that counts nothing and is still to be given back.
create table payment (
  payment_id text primary key,
  purchase_id text not null references purchase,
  user_id text references account on delete set null,
  plan text not null,
  amount integer not null,
  currency text not null,
  receipt_id text not null unique,
  state text not null,
  paid_at timestamptz not null,
  mailed_at timestamptz
);

create index payment_purchase on payment (purchase_id);
create index payment_user on payment (user_id);
create index payment_to_do on payment (paid_at) where state = 'refunding' or mailed_at is null;

-- What a provider has told, so that each event has its effect once.
create table payment_event (
  event_id text primary key,
  received_at timestamptz not null
);

create index payment_event_received on payment_event (received_at);

-- The books of the embedded provider, which takes no money.
create table sandbox_purchase (
  purchase_id text primary key,
  amount integer not null,
  currency text not null,
  payment_id text unique,
  paid_at timestamptz,
  refunded_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
