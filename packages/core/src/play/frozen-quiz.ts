import * as z from 'zod'
import { QUIZ_TYPES } from '../accounts/quiz-type.ts'
import { mixing, Question, shuffled } from '../questions/index.ts'
import { QUIZ_LANGUAGES } from '../search/languages.ts'
import { aliasOf, chanceOf } from './alias.ts'

/** Where a media file is stored; players only ever see an alias of it. */
export const MediaPlace = z.strictObject({ folder: z.string(), name: z.string() })
export type MediaPlace = z.infer<typeof MediaPlace>

/** A quiz as its author keeps it, with the folder that its media lie in. */
export const SourceQuiz = z.strictObject({
  quizId: z.string(),
  quizName: z.string(),
  quizType: z.enum(QUIZ_TYPES),
  mediaFolder: z.string(),
  /** Where its author says it. */
  language: z.enum(QUIZ_LANGUAGES).optional(),
  questions: z.array(Question).min(1).readonly(),
})
export type SourceQuiz = z.infer<typeof SourceQuiz>

/** A quiz that is stored once, whoever plays it, under a hash of its content. It is checked when it is stored, so not in each event that names it. */
export const StoredQuiz = z.strictObject({
  contentHash: z.string(),
  source: z.custom<SourceQuiz>((value) => typeof value === 'object' && value !== null),
})
export type StoredQuiz = z.infer<typeof StoredQuiz>

/** A quiz as one room plays it: every alias and every shuffle is made of the seed. */
export const PlayedQuiz = StoredQuiz.extend({ seed: z.string() })
export type PlayedQuiz = z.infer<typeof PlayedQuiz>

/**
 * The quiz as a room or an attempt plays it, whatever is edited meanwhile: every id and media name is an alias made for it alone,
 * choices are shuffled, the given letters chosen. Rules RM2, QT14.
 */
export const FrozenQuiz = z.strictObject({
  alias: z.string(),
  sourceQuizId: z.string(),
  quizName: z.string(),
  quizType: z.enum(QUIZ_TYPES),
  questions: z.array(Question).min(1),
  sourceQuestionIds: z.record(z.string(), z.string()),
  media: z.record(z.string(), MediaPlace),
})
export type FrozenQuiz = z.infer<typeof FrozenQuiz>

/** What aliases and shuffles are made of; `prefix` stands before each alias. */
interface Aliased {
  source: SourceQuiz
  seed: string
  prefix?: string
  /** Options are mixed where their author gave them an order too. */
  isMixed?: boolean
  /** What the shuffles are made of instead, and nobody who plays knows. */
  orderSeed?: string | undefined
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.'))

/** The pictures of a question by what is hashed for their aliases. */
const PICTURES = ['questionImage', 'answerImage'] as const

const aliasIn = ({ seed, prefix = '' }: Aliased, of: string): string => `${prefix}${aliasOf(seed, of)}`

/** How a question is called where it is played. */
export const questionAlias = (quiz: Aliased, place: number): string => aliasIn(quiz, `question ${place}`)

/** How the quiz is called. */
export const quizAlias = (quiz: Aliased): string => aliasIn(quiz, 'quiz')

const pictureAlias = (quiz: Aliased, place: number, picture: (typeof PICTURES)[number]): string | null => {
  const name = quiz.source.questions[place]?.[picture] ?? null
  return name === null ? null : `${aliasIn(quiz, `${picture} ${place}`)}${extensionOf(name)}`
}

/** The media of a question by their aliases. */
export const mediaAt = (quiz: Aliased, place: number): [string, MediaPlace][] =>
  PICTURES.flatMap((picture) => {
    const { mediaFolder: folder, questions } = quiz.source
    const name = questions[place]?.[picture] ?? null
    const alias = pictureAlias(quiz, place, picture)
    return name === null || alias === null ? [] : [[alias, { folder, name }]]
  })

/** One question as it is played; undefined where the quiz has none. */
export const frozenQuestion = (quiz: Aliased, place: number): Question | undefined => {
  const question = quiz.source.questions[place]
  if (question === undefined) return undefined
  const renamed = {
    ...question,
    questionId: questionAlias(quiz, place),
    questionImage: pictureAlias(quiz, place, 'questionImage'),
    answerImage: pictureAlias(quiz, place, 'answerImage'),
  }
  const given = quiz.isMixed ? mixing(renamed) : renamed
  return shuffled(given, chanceOf(quiz.orderSeed ?? quiz.seed, `choices ${place}`))
}

/** The whole quiz as it is played. */
const freezeQuiz = (quiz: Aliased): FrozenQuiz => {
  const { quizId: sourceQuizId, quizName, quizType, questions } = quiz.source
  const ids = questions.map(({ questionId }, place) => [questionAlias(quiz, place), questionId])
  return {
    alias: quizAlias(quiz),
    sourceQuizId,
    quizName,
    quizType,
    questions: questions.map((_, place) => frozenQuestion(quiz, place) as Question),
    sourceQuestionIds: Object.fromEntries(ids),
    media: Object.fromEntries(questions.flatMap((_, place) => mediaAt(quiz, place))),
  }
}

/** A question of a frozen quiz under its author's id and media names again; the choices stay shuffled. */
const unfrozen = (quiz: FrozenQuiz, question: Question): Question => {
  const nameOf = (alias: string | null): string | null => (alias === null ? null : (quiz.media[alias]?.name ?? null))
  return {
    ...question,
    questionId: quiz.sourceQuestionIds[question.questionId] ?? question.questionId,
    questionImage: nameOf(question.questionImage),
    answerImage: nameOf(question.answerImage),
  }
}

/** The quiz that was frozen, its choices still shuffled. */
const sourceOf = (quiz: FrozenQuiz): SourceQuiz => ({
  quizId: quiz.sourceQuizId,
  quizName: quiz.quizName,
  quizType: quiz.quizType,
  mediaFolder: Object.values(quiz.media)[0]?.folder ?? '',
  questions: quiz.questions.map((question) => unfrozen(quiz, question)),
})

/** A quiz with where it is stored; `contentHash` is null where that is in the journal alone. */
interface KeptQuiz {
  contentHash: string | null
  source: SourceQuiz
}

/** A quiz as the opening of a QTest brings it: journals from before quizzes were stored by their content hold the quiz itself. */
export const keptQuiz = (quiz: StoredQuiz | SourceQuiz): KeptQuiz =>
  'contentHash' in quiz ? quiz : { contentHash: null, source: quiz }

/** A quiz as an event of a room brings it: journals from before hold the frozen quiz itself, and there is no seed. */
export const quizIn = (quiz: PlayedQuiz | FrozenQuiz): { quiz: FrozenQuiz; stored: KeptQuiz; seed: string | null } => {
  if (!('seed' in quiz)) return { quiz, stored: { contentHash: null, source: sourceOf(quiz) }, seed: null }
  const { contentHash, source, seed } = quiz
  return { quiz: freezeQuiz(quiz), stored: { contentHash, source }, seed }
}
