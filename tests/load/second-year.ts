import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'

/** How much an installation has. */
export interface Size {
  accounts: number
  quizzes: number
  questionsOfAQuiz: number
  games: number
  playersOfAGame: number
  uploads: number
  bytesOfAnUpload: number
}

const fail = (why: string | Error): never => {
  throw new Error(`the database broke: ${why}`)
}

/** Stores what an installation has after some time, in the embedded database of a data folder that has no rows yet. */
export const fillDataFolder = async (folder: string, size: Size): Promise<void> => {
  const { accounts, quizzes, questionsOfAQuiz, games, playersOfAGame } = size
  const { pool, close } = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  await pool.query(
    `insert into account (user_id, user_name, email, confirmed_at, user_type, created_at, last_seen_at)
    select 'account-' || n, 'member' || n, 'member' || n || '@quiz.example', now(), 'free', now(), now()
    from generate_series(1, $1::int) n`,
    [accounts],
  )
  await pool.query(
    `insert into quiz (quiz_id, owner_id, quiz_name, quiz_description, age_group, quiz_image, status, search_text, created_at, edited_at)
    select 'quiz-' || n, 'account-' || 1 + n % $1::int, 'Quiz ' || n, repeat('About rivers and hills. ', 5), '18+', '', 'published', 'quiz ' || n, now(), now()
    from generate_series(1, $2::int) n`,
    [accounts, quizzes],
  )
  await pool.query(
    `insert into question (question_id, quiz_id, body)
    select 'question-' || n || '-' || m, 'quiz-' || n,
      jsonb_build_object('questionType', 'MCQ', 'questionTitle', md5(n || 'title' || m), 'options', jsonb_build_array(md5(n || 'a' || m), md5(n || 'b' || m), md5(n || 'c' || m), md5(n || 'd' || m)), 'timeToAnswer', 30)
    from generate_series(1, $1::int) n, generate_series(1, $2::int) m`,
    [quizzes, questionsOfAQuiz],
  )
  await pool.query(
    `insert into journal_head (journal_id, kind, epoch, owner, next_seq, ended_at)
    select 'game-' || n, 'room', 1, 'server', 21, now() from generate_series(1, $1::int) n`,
    [games],
  )
  // Hashes, since what repeats is packed to nothing.
  await pool.query(
    `insert into journal (journal_id, seq, epoch, version, body)
    select 'game-' || n, m, 1, 1, (select string_agg(md5(n || '-' || m || '-' || part), '') from generate_series(1, 24) part)
    from generate_series(1, $1::int) n, generate_series(1, 20) m`,
    [games],
  )
  await pool.query(
    `insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions, started_at, ended_at, is_finished)
    select 'play-' || n, 'game', 'game-' || n, 1, 'account-' || 1 + n % $1::int, 'quiz-' || 1 + n % $2::int, 'Quiz', 'own', '', '[]', now(), now(), true
    from generate_series(1, $3::int) n`,
    [accounts, quizzes, games],
  )
  await pool.query(
    `insert into play_player (play_id, player_id, name, search_name, fields, teams, rank, has_left, score, answer_ms, right_answers, answers)
    select 'play-' || n, 'player-' || m, 'Player ' || m, 'player ' || m, '{}', '{}', m, false, 100 * m, 1000.5 * m, m,
      jsonb_build_array(md5(n || 'answer' || m), md5(n || 'more' || m))
    from generate_series(1, $1::int) n, generate_series(1, $2::int) m`,
    [games, playersOfAGame],
  )
  await close()
  mkdirSync(join(folder, 'media', 'user'), { recursive: true })
  for (let number = 0; number < size.uploads; number += 1)
    writeFileSync(join(folder, 'media', 'user', `${number}.png`), randomBytes(size.bytesOfAnUpload))
}
