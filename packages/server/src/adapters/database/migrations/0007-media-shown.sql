-- Whoever asks for a medium asks which quizzes show it.
create index quiz_shows on quiz (quiz_image);
create index question_shows on question ((body->>'questionImage'));
create index question_shows_in_answer on question ((body->>'answerImage'));
