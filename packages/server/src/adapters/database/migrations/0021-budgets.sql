-- What a journal takes up, and who began it: an account by its id, or a guest's address by a hash that changes each day (decision 0078).
alter table journal_head add column bytes bigint not null default 0;
alter table journal_head add column payer text;

create index journal_head_opened on journal_head (opened_at) where payer is not null;
