import type { SearchQuery, Term } from './query.ts'
import type { SearchedQuiz } from './tokens.ts'
import { questionTokens, quizTokens, tellingTokens } from './tokens.ts'
import { BEGUN, WHOLE } from './weights.ts'

/** A quiz in an index. */
export interface IndexedQuiz extends SearchedQuiz {
  quizId: string
  /** `texts`: what it asks and what is offered. */
  questions: readonly { questionId: string; texts: readonly string[] }[]
}

/** A quiz that a search found. */
export interface FoundQuiz {
  quizId: string
  /** The more the better. */
  score: number
  /** The question that has most of what is looked for, where the quiz has some of it in questions only. */
  questionId: string | undefined
}

export interface FoundQuizzes {
  /** Those that have all that was looked for: first those that say so themselves, then those that ask it; the best first, equals in the order of the index. */
  quizzes: FoundQuiz[]
  /** Where no quiz says all of it itself: those that say the most of it. Rule FS8. */
  nearest: FoundQuiz[]
}

export interface QuizIndex {
  /** Without terms every quiz is found. */
  search(query: SearchQuery, isAmong: (quizId: string) => boolean, mostNearest: number): FoundQuizzes
  /** Those that say most of what a quiz says in its name and key words, and those besides the index that do; rare words count more than common ones. The best first. */
  similar(
    quiz: SearchedQuiz,
    isAmong: (quizId: string) => boolean,
    most: number,
    besides: readonly (SearchedQuiz & { quizId: string })[],
  ): string[]
  /** Whether a quiz says all of these itself: not in a question only. */
  saying(terms: readonly Term[]): (quizId: string) => boolean
  /** How many of these each question has; those with none are left out. */
  countsByQuestion(terms: readonly Term[]): ReadonlyMap<string, number>
}

/** Tokens in their order, each with what has it: what begins alike is next to each other. */
class Postings {
  readonly #byToken = new Map<string, Map<number, number>>()
  #sorted: string[] | undefined

  add(token: string, entry: number, value = 1) {
    const entries = this.#byToken.get(token) ?? new Map<number, number>()
    entries.set(entry, value)
    this.#byToken.set(token, entries)
    this.#sorted = undefined
  }

  of(token: string): ReadonlyMap<number, number> {
    return this.#byToken.get(token) ?? new Map()
  }

  beginning(prefix: string): ReadonlyMap<number, number>[] {
    this.#sorted ??= [...this.#byToken.keys()].sort()
    const sorted = this.#sorted
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    const found: ReadonlyMap<number, number>[] = []
    for (let at = low; sorted[at]?.startsWith(prefix); at += 1) found.push(this.of(sorted[at] ?? ''))
    return found
  }
}

/** What a quiz has of what is looked for. */
interface Judged {
  at: number
  /** Terms that it says itself: not in a question only. */
  said: number
  /** One of them tells more than its class, subject or language, where a term does. */
  isTelling: boolean
  isSaid: boolean
  /** All terms, those of its questions too. */
  isAll: boolean
  score: number
}

const judge = (terms: readonly Term[], scores: readonly number[]) => {
  const said = scores.filter((score) => score > 0).length
  const telling = terms.flatMap(({ isFilter }, of) => (isFilter ? [] : [scores[of] ?? 0]))
  return {
    said,
    isSaid: said === terms.length,
    isTelling: telling.length === 0 ? said > 0 : telling.some((score) => score > 0),
    score: scores.reduce((sum, score) => sum + score, 0),
  }
}

const byFit = (left: Judged, right: Judged): number =>
  Number(right.isSaid) - Number(left.isSaid) || right.score - left.score

const nearestOf = (judged: readonly Judged[], most: number): Judged[] =>
  judged
    .filter(({ isTelling, isAll }) => isTelling && !isAll)
    .sort((left, right) => right.said - left.said || right.score - left.score)
    .slice(0, most)

const raise = (scores: Map<number, number>, entry: number, score: number) => {
  if (score > (scores.get(entry) ?? 0)) scores.set(entry, score)
}

/**
 * An index over quizzes that do not change: made once, searched without reading them again. Stops after each quiz, whose questions it reads once, so that
 * whoever makes a large one lets other work in between.
 */
export function* indexingQuizzes(quizzes: readonly IndexedQuiz[]): Generator<undefined, QuizIndex> {
  const [whole, begun, asked] = [new Postings(), new Postings(), new Postings()]
  const questions: { quiz: number; questionId: string }[] = []
  for (const [at, quiz] of quizzes.entries()) {
    for (const [token, place] of quizTokens(quiz)) {
      whole.add(token, at, WHOLE[place])
      begun.add(token, at, BEGUN[place])
    }
    for (const { questionId, texts } of quiz.questions) {
      for (const token of questionTokens(texts)) asked.add(token, questions.length)
      questions.push({ quiz: at, questionId })
    }
    yield
  }

  const headScores = ({ tokens, prefix }: Term): Map<number, number> => {
    const scores = new Map<number, number>()
    for (const token of tokens) for (const [at, score] of whole.of(token)) raise(scores, at, score)
    if (prefix === undefined) return scores
    for (const entries of begun.beginning(prefix)) for (const [at, score] of entries) raise(scores, at, score)
    return scores
  }
  const questionsWith = ({ tokens, questionPrefix, isFilter }: Term): Set<number> => {
    if (isFilter) return new Set()
    const begun = questionPrefix === undefined ? [] : asked.beginning(questionPrefix)
    return new Set([...tokens.map((token) => asked.of(token)), ...begun].flatMap((entries) => [...entries.keys()]))
  }
  /** Of each of some quizzes the first of the questions that have most terms. */
  const bestQuestions = (wanted: ReadonlySet<number>, found: readonly ReadonlySet<number>[]): Map<number, string> => {
    const best = new Map<number, { questionId: string; had: number }>()
    const candidates = [...new Set(found.flatMap((ofTerm) => [...ofTerm]))].sort((left, right) => left - right)
    for (const candidate of candidates) {
      const { quiz, questionId } = questions[candidate] ?? { quiz: -1, questionId: '' }
      const had = found.filter((ofTerm) => ofTerm.has(candidate)).length
      if (wanted.has(quiz) && had > (best.get(quiz)?.had ?? 0)) best.set(quiz, { questionId, had })
    }
    return new Map([...best].map(([quiz, { questionId }]) => [quiz, questionId]))
  }

  return {
    search({ terms }, isAmong, mostNearest) {
      const among = quizzes.flatMap(({ quizId }, at) => (isAmong(quizId) ? [at] : []))
      const said = terms.map(headScores)
      const found = terms.map(questionsWith)
      const asking = found.map((ofTerm) => new Set([...ofTerm].map((at) => questions[at]?.quiz ?? -1)))
      const judged = among.map((at): Judged => {
        const scores = terms.map((_, of) => said[of]?.get(at) ?? 0)
        const isAll = scores.every((score, of) => score > 0 || asking[of]?.has(at))
        return { at, ...judge(terms, scores), isAll }
      })
      const fit = judged.filter(({ isAll }) => isAll).sort(byFit)
      const nearest = fit.some(({ isSaid }) => isSaid) ? [] : nearestOf(judged, mostNearest)
      const question = bestQuestions(new Set(fit.flatMap(({ at, isSaid }) => (isSaid ? [] : [at]))), found)
      const answer = ({ at, score }: Judged) => ({
        quizId: quizzes[at]?.quizId ?? '',
        score,
        questionId: question.get(at),
      })
      return { quizzes: fit.map(answer), nearest: nearest.map(answer) }
    },
    similar(quiz, isAmong, most, besides) {
      const all = [...quizzes, ...besides]
      const tokensBesides = besides.map((one) => new Set(tellingTokens(one)))
      const scores = new Map<number, number>()
      for (const token of tellingTokens(quiz)) {
        const having = [
          ...[...whole.of(token)].flatMap(([at, value]) => (value >= WHOLE.B ? [at] : [])),
          ...tokensBesides.flatMap((tokens, index) => (tokens.has(token) ? [quizzes.length + index] : [])),
        ]
        for (const at of having) scores.set(at, (scores.get(at) ?? 0) + Math.log(all.length / having.length))
      }
      return [...scores]
        .map(([at, score]) => ({ at, quizId: all[at]?.quizId ?? '', score }))
        .filter(({ at, quizId, score }) => score > 0 && (at >= quizzes.length || isAmong(quizId)))
        .sort((left, right) => right.score - left.score || left.at - right.at)
        .slice(0, most)
        .map(({ quizId }) => quizId)
    },
    saying(terms) {
      const scores = terms.map(headScores)
      const said = new Set(
        quizzes.flatMap(({ quizId }, at) => (scores.every((ofTerm) => ofTerm.has(at)) ? [quizId] : [])),
      )
      return (quizId) => said.has(quizId)
    },
    countsByQuestion(terms) {
      const counts = new Map<string, number>()
      for (const ofTerm of terms.map(questionsWith))
        for (const at of ofTerm) {
          const { questionId } = questions[at] ?? { questionId: '' }
          counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
        }
      return counts
    },
  }
}

/** The same in one piece. */
export const createQuizIndex = (quizzes: readonly IndexedQuiz[]): QuizIndex => {
  const indexing = indexingQuizzes(quizzes)
  for (;;) {
    const { done, value } = indexing.next()
    if (done) return value
  }
}
