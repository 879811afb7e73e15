-- What closes a QTest: the take-down of a quiz that it asks, and an administrator, in whose words. Quizzes behind the questions of QTests
-- that were drawn before are not known here.
alter table qtest
  add column quiz_ids text[] not null default '{}',
  add column closed_why text;

update qtest set quiz_ids = array[play.quiz_id] from play where play.play_id = qtest.qtest_id;
