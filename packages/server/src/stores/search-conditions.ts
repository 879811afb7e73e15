import type { SearchQuery, Term } from '@quokka/core/search'
import { BEGUN, PLACES, WHOLE } from '@quokka/core/search'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { tokenQuery } from './search-vectors.ts'

const tsquery = (text: string): RawBuilder<unknown> => sql`${text}::text::tsquery`
const anyOf = (queries: readonly string[]): RawBuilder<unknown> => tsquery(queries.join(' | '))

const inQuiz = ({ tokens, prefix }: Term): string[] => [
  ...tokens.map((token) => tokenQuery(token, false)),
  ...(prefix === undefined ? [] : [tokenQuery(prefix, true)]),
]
const inQuestion = ({ tokens, questionPrefix, isFilter }: Term): string[] =>
  isFilter
    ? []
    : [
        ...tokens.map((token) => tokenQuery(token, false)),
        ...(questionPrefix === undefined ? [] : [tokenQuery(questionPrefix, true)]),
      ]

/** Without any it is a subquery: nothing is ordered by a constant. */
const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`(select true)` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const sum = (numbers: readonly RawBuilder<number>[]): RawBuilder<number> =>
  numbers.length === 0 ? sql<number>`(select 0)` : sql<number>`(${sql.join(numbers, sql` + `)})`

/** Whether a question has a term. */
const questionHas = (term: Term): RawBuilder<SqlBool> => {
  const queries = inQuestion(term)
  return queries.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`question.search @@ ${anyOf(queries)}`
}

/** Whether a quiz has a term: it says it, or one of its questions does. Both are looked up in their indexes. */
const quizHas = (term: Term): RawBuilder<SqlBool> => {
  const said = sql`select found.quiz_id from quiz found where found.search @@ ${anyOf(inQuiz(term))}`
  return inQuestion(term).length === 0
    ? sql<SqlBool>`quiz.quiz_id in (${said})`
    : sql<SqlBool>`quiz.quiz_id in (${said} union all select question.quiz_id from question where ${questionHas(term)})`
}

/** How much a term counts that a quiz says; the best place first, as core/search counts. */
const scoreOfTerm = ({ tokens, prefix }: Term): RawBuilder<number> => {
  const cases = PLACES.flatMap((place) => [
    { score: WHOLE[place], queries: tokens.map((token) => tokenQuery(token, false, place)) },
    ...(prefix === undefined ? [] : [{ score: BEGUN[place], queries: [tokenQuery(prefix, true, place)] }]),
  ]).sort((left, right) => right.score - left.score)
  const whens = cases.map(({ score, queries }) => sql`when quiz.search @@ ${anyOf(queries)} then ${score}::integer`)
  return sql<number>`(case ${sql.join(whens, sql` `)} else 0 end)`
}

/** A search as conditions on the table `quiz`: what `createQuizIndex` of core/search answers, by the database's indexes. Rule FS9. */
export interface QuizConditions {
  /** Whether it has all terms. */
  fits: RawBuilder<SqlBool>
  /** Whether it says all of them itself. */
  isSaid: RawBuilder<SqlBool>
  score: RawBuilder<number>
  /** Whether it says one of them, and where there are others not only a class, a subject or a language. */
  saysAny: RawBuilder<SqlBool>
  /** How many it says. */
  saidCount: RawBuilder<number>
}

export const quizConditions = ({ terms }: Pick<SearchQuery, 'terms'>): QuizConditions => {
  const saysOne = (queries: readonly string[]) => sql<SqlBool>`coalesce(quiz.search @@ ${anyOf(queries)}, false)`
  const says = (term: Term) => saysOne(inQuiz(term))
  const telling = terms.filter(({ isFilter }) => !isFilter)
  return {
    fits: all(terms.map(quizHas)),
    isSaid: all(terms.map(says)),
    score: sum(terms.map(scoreOfTerm)),
    saysAny:
      terms.length === 0 ? sql<SqlBool>`false` : saysOne((telling.length === 0 ? terms : telling).flatMap(inQuiz)),
    saidCount: sum(terms.map((term) => sql<number>`(${says(term)})::integer`)),
  }
}

/** The same of questions: how many of the terms one has, and whether it has any. Those of its quiz, such as a class, are none of its own. */
export const questionConditions = ({ terms }: Pick<SearchQuery, 'terms'>) => {
  const asked = terms.filter(({ isFilter }) => !isFilter)
  return {
    fits: all(asked.map(questionHas)),
    hasCount: sum(asked.map((term) => sql<number>`(${questionHas(term)})::integer`)),
    hasAny: asked.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(asked.map(questionHas), sql` or `)})`,
  }
}
