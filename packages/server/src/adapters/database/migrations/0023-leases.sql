-- A process of a cluster holds its journals until then, by the clock of the database (decision 0079). A server alone holds none.
alter table heartbeat add column lease_until timestamptz not null default 'epoch';

-- Leases are by process, not by journal.
alter table journal_head drop column lease_until;
