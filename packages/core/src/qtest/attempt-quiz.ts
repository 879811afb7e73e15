import type { Random } from '../lib/random.ts'
import { seeded } from '../lib/random.ts'
import type { MediaPlace, SourceQuiz } from '../play/frozen-quiz.ts'
import { frozenQuestion, mediaAt, questionAlias, quizAlias } from '../play/frozen-quiz.ts'
import type { Question } from '../questions/index.ts'
import { shuffled } from '../questions/index.ts'
import type { FrozenBy } from './events.ts'
import type { Begun, QTest } from './state.ts'

/** Stands between an attempt's id and the rest of an alias; in no id. */
const AFTER_ATTEMPT = '.'

/** What is asked in one attempt. Aliases begin with the attempt's id, so that a medium is found without asking every attempt. Rule QT14. */
interface AttemptQuiz {
  alias: string
  question(place: number): Question | undefined
  questionId(place: number): string
  /** -1 where no question is called so. */
  placeOf(questionId: string): number
  media(place: number): [string, MediaPlace][]
}

/** The question that was answered, and the one that is asked next. */
const QUESTIONS_KEPT = 2

/** Each alias is a hash, so those of the newest questions are kept. */
const quizOfSeed = (source: SourceQuiz, seed: string, prefix: string, order: FrozenBy['optionOrder']): AttemptQuiz => {
  // The catalogue says of each question whether the order of its options has a meaning.
  const isMixed = order?.for === 'each' && source.quizType === 'Private'
  const quiz = { source, seed, prefix, isMixed, orderSeed: order?.for === 'all' ? order.seed : undefined }
  const kept = new Map<number, Question>()
  let alias: string | undefined
  const question = (place: number): Question | undefined => {
    const known = kept.get(place)
    const made = known ?? frozenQuestion(quiz, place)
    if (made === known || made === undefined) return made
    for (const oldest of kept.keys()) if (kept.size >= QUESTIONS_KEPT) kept.delete(oldest)
    kept.set(place, made)
    return made
  }
  return {
    get alias() {
      alias ??= quizAlias(quiz)
      return alias
    },
    question,
    questionId: (place) => question(place)?.questionId ?? '',
    placeOf(questionId) {
      for (const [place, known] of kept) if (known.questionId === questionId) return place
      return source.questions.findIndex((_, place) => questionAlias(quiz, place) === questionId)
    },
    media: (place) => mediaAt(quiz, place),
  }
}

/** One id for each question, then for its pictures, at last for the quiz; one source of chance for all. */
const quizOfIds = (
  source: SourceQuiz,
  { random, ids, prefix }: { random: Random; ids: readonly string[]; prefix: string },
): AttemptQuiz => {
  const left = ids.values()
  const newId = (): string => {
    const { value, done } = left.next()
    if (done) throw new Error('an attempt has fewer ids than its quiz needs')
    return `${prefix}${value}`
  }
  const media: [string, MediaPlace][][] = []
  const aliasOf = (name: string | null): string | null => {
    if (name === null) return null
    const alias = `${newId()}${name.slice(name.lastIndexOf('.'))}`
    media.at(-1)?.push([alias, { folder: source.mediaFolder, name }])
    return alias
  }
  const questions = source.questions.map((question) => {
    media.push([])
    const questionId = newId()
    const questionImage = aliasOf(question.questionImage)
    const answerImage = aliasOf(question.answerImage)
    return shuffled({ ...question, questionId, questionImage, answerImage }, random)
  })
  return {
    alias: newId(),
    question: (place) => questions[place],
    questionId: (place) => questions[place]?.questionId ?? '',
    placeOf: (questionId) => questions.findIndex((question) => question.questionId === questionId),
    media: (place) => media[place] ?? [],
  }
}

/** By how it was frozen, which stays one object while an attempt is in memory. */
const attemptQuizzes = new WeakMap<FrozenBy, AttemptQuiz>()

const attemptQuiz = ({ source: { quiz } }: QTest, { attemptId, frozenBy }: Begun): AttemptQuiz => {
  const known = attemptQuizzes.get(frozenBy)
  if (known !== undefined) return known
  const { seed, ids = [], optionOrder } = frozenBy
  const prefix = `${attemptId}${AFTER_ATTEMPT}`
  const made =
    typeof seed === 'string'
      ? quizOfSeed(quiz, seed, prefix, optionOrder)
      : quizOfIds(quiz, { random: seeded(seed), ids, prefix })
  attemptQuizzes.set(frozenBy, made)
  return made
}

/** How this attempt calls the question at a place. */
export const questionIdInAttempt = (qtest: QTest, attempt: Begun, place: number): string =>
  attemptQuiz(qtest, attempt).questionId(place)

/** The question at a place of the quiz as this attempt is asked it; undefined behind the last. What answers it does not depend on that. */
export const attemptQuestion = (qtest: QTest, attempt: Begun, place: number): Question | undefined =>
  attemptQuiz(qtest, attempt).question(place)

/** How this attempt calls the quiz. */
export const aliasOfAttempt = (qtest: QTest, attempt: Begun): string => attemptQuiz(qtest, attempt).alias

/** Where the quiz has the question that this attempt calls so; -1 where nothing is called so. */
export const placeInAttempt = (qtest: QTest, attempt: Begun, questionId: string): number =>
  attemptQuiz(qtest, attempt).placeOf(questionId)

/** The medium behind an alias of this attempt. */
export const mediumOfAttempt = (qtest: QTest, attempt: Begun, alias: string): MediaPlace | undefined => {
  const quiz = attemptQuiz(qtest, attempt)
  const media = qtest.source.quiz.questions.flatMap((_, place) => quiz.media(place))
  return media.find(([known]) => known === alias)?.[1]
}

/** Which attempt an alias is of, if any. */
export const attemptIdOfAlias = (alias: string): string => alias.slice(0, Math.max(0, alias.indexOf(AFTER_ATTEMPT)))
