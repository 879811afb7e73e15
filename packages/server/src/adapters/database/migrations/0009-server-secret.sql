-- What this installation signs with; whoever changes it makes every guest a new one.
create table server_secret (
  purpose text primary key,
  secret text not null
);
