-- The QTest in which somebody saw what they complain about: it asks on what its author has changed or deleted.
alter table report add column qtest_id text;
