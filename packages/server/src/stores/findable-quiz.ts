import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { Question } from '@quokka/core/questions'
import type { Subject } from '@quokka/core/quiz'
import { classesOf, SUBJECTS } from '@quokka/core/quiz'
import type { QuizLanguage } from '@quokka/core/search'
import { QUIZ_LANGUAGES, SEARCH_VERSION } from '@quokka/core/search'
import type { Selectable } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { questionVector, quizVector } from './search-vectors.ts'

/** What an author says about a quiz so that it is found. Undefined: as it was before; null: nothing is said. */
export interface Findability {
  subject?: Subject | null | undefined
  language?: QuizLanguage | null | undefined
  classes?: readonly number[] | null | undefined
  keyWords?: readonly string[] | undefined
}

type Row = Selectable<Tables['quiz']>

/** The columns of what a quiz is found by, with its tokens. Rule FS10. */
export const findableColumns = (
  quiz: { quizName: string; quizDescription: string; ageGroup: AgeGroup } & Findability,
  before: Pick<Row, 'subject' | 'language' | 'classes' | 'key_words'> | undefined,
) => {
  const { subject = before?.subject ?? null, language = before?.language ?? null } = quiz
  const { classes = before?.classes ?? null, keyWords = before?.key_words ?? [] } = quiz
  const search = quizVector({
    quizName: quiz.quizName,
    quizDescription: quiz.quizDescription,
    keyWords,
    subject: SUBJECTS.find((known) => known === subject),
    language: QUIZ_LANGUAGES.find((known) => known === language),
    classes: classes ?? classesOf(quiz.ageGroup),
  })
  return { subject, language, classes: classes && [...classes], key_words: [...keyWords], search }
}

/** Tokens of quizzes from before this version made them. */
export interface SearchTokens {
  /** Makes those of the next so many quizzes and of their questions; false when none is left. */
  makeNext(most: number): Promise<boolean>
}

export const createSearchTokens = ({ kysely }: Pick<Database, 'kysely'>): SearchTokens => ({
  makeNext: (most) =>
    kysely.transaction().execute(async (transaction) => {
      // Whoever changes a quiz at this moment makes its tokens alone; its others are made on the next round.
      const quizzes = await transaction
        .selectFrom('quiz')
        .selectAll()
        .where('search_version', '<', SEARCH_VERSION)
        .orderBy('search_version')
        .limit(most)
        .forUpdate()
        .execute()
      if (quizzes.length === 0) return false
      const ids = quizzes.map(({ quiz_id }) => quiz_id)
      for (const quiz of quizzes) {
        const { quiz_id, quiz_name, quiz_description, age_group } = quiz
        const ageGroup = AGE_GROUPS.find((group) => group === age_group) ?? '18+'
        const { search } = findableColumns({ quizName: quiz_name, quizDescription: quiz_description, ageGroup }, quiz)
        await transaction
          .updateTable('quiz')
          .set({ search, search_version: SEARCH_VERSION })
          .where('quiz_id', '=', quiz_id)
          .execute()
      }
      const questions = await transaction
        .selectFrom('question')
        .select(['question_id', 'body'])
        .where('quiz_id', 'in', ids)
        .execute()
      for (const { question_id, body } of questions) {
        const question = Question.safeParse(body)
        if (question.success)
          await transaction
            .updateTable('question')
            .set({ search: questionVector(question.data) })
            .where('question_id', '=', question_id)
            .execute()
      }
      return true
    }),
})
