import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { wordsOf } from '@quokka/core/search'
import { sql } from 'kysely'
import type { Clock, Database } from '../ports.ts'

/** Words that found nothing. */
export interface MissedSearch {
  words: string
  searches: number
  lastOnMs: number
}

/** Searches that found no quiz: how often each on which day, and nothing about who searched. Rule AD30. */
export interface MissedSearches {
  /** Words that may tell who somebody is are left out, and so are new ones once a day has many. */
  count(search: string): Promise<void>
  /** Those of the last days that are kept, the most frequent first. */
  list(): Promise<MissedSearch[]>
}

const DAY_MS = 24 * 3_600_000
/** An address, a number of a telephone or of an account. */
const PERSONAL = /@|\d{5}|\/\//u

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)

export const createMissedSearches = (
  { kysely }: Pick<Database, 'kysely'>,
  clock: Pick<Clock, 'nowMs'>,
): MissedSearches => ({
  async count(search) {
    const words = wordsOf(search).join(' ')
    if (words === '' || PERSONAL.test(search)) return
    const [today, oldest] = [dayOf(clock.nowMs()), dayOf(clock.nowMs() - QUIZ_LIMITS.missedSearchDays * DAY_MS)]
    await sql`delete from missed_search where missed_on < ${oldest}::date`.execute(kysely)
    await sql`
      insert into missed_search (missed_on, words, searches)
      select ${today}::date, ${words}::text, 1
      where exists (select from missed_search where missed_on = ${today}::date and words = ${words})
        or (select count(*) from missed_search where missed_on = ${today}::date) < ${QUIZ_LIMITS.missedSearchesADay}::integer
      on conflict (missed_on, words) do update set searches = missed_search.searches + 1`.execute(kysely)
  },
  async list() {
    const { rows } = await sql<{ words: string; searches: number; last_on: string }>`
      select words, sum(searches)::integer as searches, max(missed_on)::text as last_on
      from missed_search group by words
      order by 2 desc, max(missed_on) desc, words limit ${QUIZ_LIMITS.listedMissedSearches}::integer`.execute(kysely)
    return rows.map((row) => ({ words: row.words, searches: row.searches, lastOnMs: Date.parse(row.last_on) }))
  },
})
