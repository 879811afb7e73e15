import type { Random } from '@quokka/core/lib'
import { pick } from './choices.ts'
import type { DerivedQuestion, DrawQuestion } from './derived-question.ts'

/** A rule over a table: makes its question of one row, each equally likely. */
export const fromRows =
  <Row>(rows: readonly Row[], make: (row: Row, random: Random) => DerivedQuestion): DrawQuestion =>
  (random) =>
    make(pick(rows, random), random)

/** "a pod", "an army", by the first letter. */
export const withArticle = (noun: string): string => `${'aeiou'.includes(noun.charAt(0)) ? 'an' : 'a'} ${noun}`

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
