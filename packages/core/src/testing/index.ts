import type { PlayedQuiz, SourceQuiz } from '../play/frozen-quiz.ts'
import type { Question, QuestionType } from '../questions/index.ts'
import { QUESTION_TYPES } from '../questions/index.ts'
import type { QuestionOf, Sample, Shared } from './sample.ts'

export { type Pen, penOf } from './pen.ts'
export { throughSnapshot } from './through-snapshot.ts'

/** The file of each type's sample lies beside its module; a type without one fails every test that looks here. */
const files = await Promise.all(QUESTION_TYPES.map((code) => import(`../questions/${code.toLowerCase()}.sample.ts`)))

/** One sample a type. The cast is sound: a sample is told its type where it is written. */
export const SAMPLES = Object.fromEntries(
  QUESTION_TYPES.map((code, index) => [code, files[index].sample]),
) as unknown as Readonly<Record<QuestionType, Sample<QuestionType>>>

const shared = (number: number): Shared => ({
  questionTitle: `Question ${number}`,
  questionImage: number === 1 ? 'picture.png' : null,
  answerImage: number === 1 ? 'solution-picture.png' : null,
  ...(number === 1 && { questionImageAlt: 'A riddle', answerImageAlt: 'What solves the riddle' }),
  answerContent: `Because of secret-reason-${number}`,
  timerS: 30,
  maxPoints: 100,
})

const examples = QUESTION_TYPES.flatMap((questionType) =>
  SAMPLES[questionType].examples.map((example, place) => ({ questionType, example, place })),
)

/** Every example: the first of each type in the order of the types, then the others, such as a survey. */
export const ALL_TYPES: readonly Question[] = [
  ...examples.filter(({ place }) => place === 0),
  ...examples.filter(({ place }) => place > 0),
].map(
  ({ questionType, example }, index) =>
    ({ questionId: `question-${index + 1}`, ...shared(index + 1), questionType, ...example }) as Question,
)

export const ALL_TYPES_QUIZ: SourceQuiz = {
  quizId: 'source-quiz',
  quizName: 'All types',
  quizType: 'Ready Made',
  mediaFolder: 'readymade',
  questions: ALL_TYPES,
}

/** The first example of a type. */
export const exampleOf = <Code extends QuestionType>(code: Code): QuestionOf<Code> => {
  const found = ALL_TYPES.find((question): question is QuestionOf<Code> => question.questionType === code)
  if (found === undefined) throw new Error(`${code} has no example`)
  return found
}

/** A right answer to a question in wire form; undefined where none is right. */
export const rightAnswer = (question: Question): string | undefined => SAMPLES[question.questionType].right(question)

/** An acceptable answer that is not right. */
export const wrongAnswer = (question: Question): string | undefined => SAMPLES[question.questionType].wrong(question)

/** Texts that tell the solution of a question, its explanation and its picture among them. */
export const secretsOf = (question: Question): string[] => [
  ...SAMPLES[question.questionType].secrets(question),
  ...[question.answerContent, question.answerImage, question.answerImageAlt].filter((text) => typeof text === 'string'),
]

/** A quiz as a room plays it, stored nowhere. */
export const playedQuiz = (source: SourceQuiz, seed = 'seed'): PlayedQuiz => ({
  contentHash: `hash of ${source.quizId}`,
  source,
  seed,
})
