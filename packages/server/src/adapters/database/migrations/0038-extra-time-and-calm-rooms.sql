-- How much more time a member wishes for each question, in percent of the ordinary time.
alter table account add column extra_time integer not null default 0 check (extra_time in (0, 25, 50, 100));

-- Whether points did not go by speed; no game of before was such.
alter table play add column is_calm boolean not null default false;
