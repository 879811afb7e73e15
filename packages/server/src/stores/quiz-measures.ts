import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** How a quiz was played, whoever hosted it. */
export interface QuizMeasure {
  /** Finished games and QTests. */
  plays: number
  players: number
  rightAnswers: number
}

/** What games and QTests say about quizzes, and nothing about a player. */
export interface QuizMeasures {
  /** All plays, and the answers of the last ones. */
  of(quizId: string): Promise<QuizMeasure>
}

export const createQuizMeasures = ({ kysely }: Pick<Database, 'kysely'>): QuizMeasures => ({
  async of(quizId) {
    const { rows } = await sql<{ plays: string; players: string; rights: string }>`
      with last_play as (
        select play_id from play where quiz_id = ${quizId} and is_finished
        order by ended_at desc limit ${QUIZ_LIMITS.measuredPlays}::integer
      )
      select
        (select count(*) from play where quiz_id = ${quizId} and is_finished) as plays,
        count(*) as players,
        coalesce(sum(right_answers), 0) as rights
      from last_play join play_player using (play_id) where not has_left`.execute(kysely)
    const [row] = rows
    return { plays: Number(row?.plays), players: Number(row?.players), rightAnswers: Number(row?.rights) }
  },
})
