import { createHash } from 'node:crypto'
import type { StoredQuiz } from '@quokka/core/room'
import { SourceQuiz } from '@quokka/core/room'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Alongside } from './journals.ts'
import { refuseWhenFull } from './storage-full.ts'

/** What nothing names yet may be named by a row that is about to be stored. */
const KEPT_MS = 24 * 3_600_000

/** Quizzes that are played, each stored once. */
export interface QuizContents {
  /** Stores a quiz where it is not stored; for a day nothing need name it. Refused while the disk is nearly full. Rule ST33. */
  keep(source: SourceQuiz): Promise<StoredQuiz>
  /** The quizzes of these hashes; what is not stored is left out. Whoever plays the same quiz gets the same object. */
  find(contentHashes: readonly string[]): Promise<ReadonlyMap<string, SourceQuiz>>
  /** Forgets quizzes that nothing names, at most so many; answers how many. */
  removeUnnamed(nowMs: number, most: number): Promise<number>
}

const NAMED = `
  named_quiz as (
    insert into journal_quiz (journal_id, content_hash)
    select head.journal_id, jsonb_array_elements_text(facts.quizzes) from head cross join facts
    on conflict do nothing
  )`

/** Remembers which quizzes a journal names. */
export const quizzesAlongside = (contentHashes: readonly string[]): Alongside[] =>
  contentHashes.length === 0 ? [] : [{ name: 'quizzes', parts: NAMED, facts: contentHashes }]

export const createQuizContents = ({ kysely, canWrite }: Pick<Database, 'kysely' | 'canWrite'>): QuizContents => {
  const inUse = new Map<string, WeakRef<SourceQuiz>>()
  const dropped = new FinalizationRegistry<string>((contentHash) => {
    if (inUse.get(contentHash)?.deref() === undefined) inUse.delete(contentHash)
  })

  /** One object for all who play a quiz. */
  const shared = (contentHash: string, source: SourceQuiz): SourceQuiz => {
    const known = inUse.get(contentHash)?.deref()
    if (known !== undefined) return known
    inUse.set(contentHash, new WeakRef(source))
    dropped.register(source, contentHash)
    return source
  }

  return {
    async keep({ quizId, quizName, quizType, mediaFolder, language, questions }) {
      refuseWhenFull({ canWrite })
      const source = SourceQuiz.parse({ quizId, quizName, quizType, mediaFolder, language, questions })
      const body = JSON.stringify(source)
      const contentHash = createHash('sha256').update(body).digest('hex')
      const { numUpdatedRows } = await kysely
        .updateTable('quiz_content')
        .set({ kept_at: sql`now()` })
        .where('content_hash', '=', contentHash)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n)
        await kysely
          .insertInto('quiz_content')
          .values({ content_hash: contentHash, body })
          .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ kept_at: sql`now()` }))
          .execute()
      return { contentHash, source: shared(contentHash, source) }
    },
    async find(contentHashes) {
      const found = new Map<string, SourceQuiz>()
      for (const contentHash of new Set(contentHashes)) {
        const known = inUse.get(contentHash)?.deref()
        if (known !== undefined) found.set(contentHash, known)
      }
      const unknown = contentHashes.filter((contentHash) => !found.has(contentHash))
      if (unknown.length === 0) return found
      const rows = await kysely
        .selectFrom('quiz_content')
        .select(['content_hash', 'body'])
        .where(sql<boolean>`content_hash = any(${unknown}::text[])`)
        .execute()
      for (const { content_hash, body } of rows) found.set(content_hash, shared(content_hash, SourceQuiz.parse(body)))
      return found
    },
    async removeUnnamed(nowMs, most) {
      const before = new Date(nowMs - KEPT_MS)
      const removed = await kysely
        .deleteFrom('quiz_content')
        .where('kept_at', '<', before)
        .where('content_hash', 'in', (of) =>
          of
            .selectFrom('quiz_content')
            .select('content_hash')
            .where('kept_at', '<', before)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('journal_quiz').whereRef('journal_quiz.content_hash', '=', 'quiz_content.content_hash'),
                ),
              ),
            )
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('play').whereRef('play.content_hash', '=', 'quiz_content.content_hash'))),
            )
            .limit(most),
        )
        .returning('content_hash')
        .execute()
      return removed.length
    },
  }
}
