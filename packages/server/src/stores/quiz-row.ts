import type { GuardedQuiz } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import type { QuizStatus, Subject } from '@quokka/core/quiz'
import { QUIZ_STATUSES, SUBJECTS } from '@quokka/core/quiz'
import type { QuizLanguage } from '@quokka/core/search'
import { QUIZ_LANGUAGES } from '@quokka/core/search'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { knownText } from './known-text.ts'

/** Of what a quiz is a copy, as it was called when the copy was made. Its author is looked up when somebody reads it: accounts end. */
const CopiedFrom = z.object({ quizId: z.string(), quizName: z.string() })
export type CopiedFrom = z.infer<typeof CopiedFrom>

/** A quiz as its authors keep it, without its slides. */
export interface StoredQuiz extends GuardedQuiz {
  quizId: string
  /** The owner's user name; null until a social login has chosen one. */
  ownerName: string | null
  quizName: string
  quizDescription: string
  ageGroup: AgeGroup
  /** A name below /media/uploads/. */
  quizImage: string
  /** What its author says about it; undefined where nothing is said. */
  subject: Subject | undefined
  language: QuizLanguage | undefined
  classes: number[] | undefined
  keyWords: string[]
  copiedFrom: CopiedFrom | undefined
  questionIds: string[]
  revision: number
  createdAtMs: number
  editedAtMs: number
  /** Of a deleted one: what it is again when it is restored. */
  statusBefore: QuizStatus | null
}

/** All but its tokens, which are long and read by the database alone. */
const COLUMNS = [
  'quiz.quiz_id',
  'quiz.owner_id',
  'quiz.quiz_name',
  'quiz.quiz_description',
  'quiz.age_group',
  'quiz.quiz_image',
  'quiz.status',
  'quiz.is_public',
  'quiz.question_ids',
  'quiz.revision',
  'quiz.created_at',
  'quiz.edited_at',
  'quiz.status_before',
  'quiz.subject',
  'quiz.language',
  'quiz.classes',
  'quiz.key_words',
  'quiz.copied_from',
] as const

type QuizRow = Omit<
  Selectable<Tables['quiz']>,
  'search' | 'search_text' | 'search_version' | 'public_since' | 'deleted_at'
> & {
  editor_ids: string[]
  team_ids: string[]
  owner_name: string | null
  owner_may_publish: boolean
  taken_down_reason: string | null
}

/** Quizzes with what stands about them elsewhere. */
export const selectQuizzes = (kysely: Database['kysely']) =>
  kysely
    .selectFrom('quiz')
    .select(COLUMNS)
    .select([
      sql<string[]>`array(select user_id from quiz_editor e where e.quiz_id = quiz.quiz_id)`.as('editor_ids'),
      sql<string[]>`array(select team_id from quiz_team t where t.quiz_id = quiz.quiz_id)`.as('team_ids'),
      sql<string | null>`(select user_name from account a where a.user_id = quiz.owner_id)`.as('owner_name'),
      sql<boolean>`(select may_publish from account a where a.user_id = quiz.owner_id)`.as('owner_may_publish'),
      sql<string | null>`(select reason from take_down d where d.quiz_id = quiz.quiz_id)`.as('taken_down_reason'),
    ])

export const quizOf = (row: QuizRow): StoredQuiz => ({
  quizId: row.quiz_id,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  quizName: row.quiz_name,
  quizDescription: row.quiz_description,
  ageGroup: knownText('quiz.age_group', AGE_GROUPS, row.age_group),
  quizImage: row.quiz_image,
  subject: row.subject === null ? undefined : knownText('quiz.subject', SUBJECTS, row.subject),
  language: row.language === null ? undefined : knownText('quiz.language', QUIZ_LANGUAGES, row.language),
  classes: row.classes ?? undefined,
  keyWords: row.key_words,
  copiedFrom: row.copied_from === null ? undefined : CopiedFrom.parse(row.copied_from),
  status: knownText('quiz.status', QUIZ_STATUSES, row.status),
  isPublic: row.is_public,
  questionIds: row.question_ids,
  revision: row.revision,
  createdAtMs: row.created_at.getTime(),
  editedAtMs: row.edited_at.getTime(),
  statusBefore: row.status_before === null ? null : knownText('quiz.status_before', QUIZ_STATUSES, row.status_before),
  editorIds: row.editor_ids,
  teamIds: row.team_ids,
  ownerMayPublish: row.owner_may_publish,
  takenDownReason: row.taken_down_reason,
})
