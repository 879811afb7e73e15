import { LIMITS } from '../../packages/core/src/limits.ts'
import type { Question } from '../../packages/core/src/questions/index.ts'
import { ALL_TYPES } from '../../packages/core/src/testing/index.ts'
import type { ExportedQuiz, WriteFormat, WrittenFile } from '../../packages/formats/src/index.ts'
import { writeQuizzes } from '../../packages/formats/src/index.ts'

const WORDS = 'Which of these do we find where the river meets the sea in autumn, and why is that so? '

/** All types in turn, with titles and explanations as long as people write them, and no media. */
const questionAt = (number: number): Question => {
  const {
    questionImageAlt: _image,
    answerImageAlt: _answer,
    ...question
  } = ALL_TYPES[number % ALL_TYPES.length] as Question
  const questionTitle = `${WORDS}(${number})`
  const own = { ...question, questionTitle, answerContent: question.answerContent && WORDS.repeat(2) }
  return { ...own, questionImage: null, answerImage: null, questionId: `question-${number}` } as Question
}

const quizOf = (questions: readonly Question[]): ExportedQuiz => ({
  name: 'Large',
  description: '',
  ageGroup: '18+',
  questions,
})

/** So many questions as one file; our own format holds them in as many quizzes as they fill. */
export const writeLargeFile = (format: WriteFormat, count: number): Promise<WrittenFile> => {
  const questions = Array.from({ length: count }, (_, number) => questionAt(number))
  const { slidesPerQuiz } = LIMITS
  const quizzes =
    format === 'own'
      ? Array.from({ length: Math.ceil(count / slidesPerQuiz) }, (_, place) =>
          quizOf(questions.slice(place * slidesPerQuiz, (place + 1) * slidesPerQuiz)),
        )
      : [quizOf(questions)]
  return writeQuizzes(format, quizzes, async () => undefined)
}
