import { AuthoredQuestion, numbered, QUESTION_TYPES } from '@quokka/core/questions'
import { penOf, SAMPLES } from '@quokka/core/testing'
import * as fc from 'fast-check'
import type { ExportedQuiz, ExportMedia } from '../writing/exported-quiz.ts'

const MEDIA = ['a1.png', 'b2.jpg', 'c3.mp3', 'd4.webm']

/** Bytes that differ from medium to medium. */
export const testMedia: ExportMedia = async (name) => new TextEncoder().encode(`content of ${name}`)

/** Quizzes with questions of all types, as their authors may write them. */
export const randomQuiz: fc.Arbitrary<ExportedQuiz> = fc.gen().map((draw) => {
  const pen = penOf(draw)
  const medium = () => MEDIA[pen.below(MEDIA.length * 3)] ?? null
  const question = (number: number) => {
    const questionType = QUESTION_TYPES[pen.below(QUESTION_TYPES.length)] ?? 'MCQ'
    const [questionImage, answerImage] = [medium(), medium()]
    const sent = {
      questionType,
      questionTitle: pen.text(300),
      questionImage,
      answerImage,
      ...(questionImage !== null && pen.below(2) === 0 && { questionImageAlt: pen.text(200) }),
      answerContent: pen.below(2) === 0 ? pen.text(300) : null,
      timer: 10 * (1 + pen.below(60)),
      maxPoints: pen.below(1_001),
      ...SAMPLES[questionType].written(pen).lists,
    }
    return numbered(AuthoredQuestion.parse(sent), `question-${number}`)
  }
  return {
    name: pen.text(100),
    description: pen.text(200),
    ageGroup: '9 to 14',
    ...(pen.below(2) === 0 && { language: 'hi', subject: 'Science', classes: [3, 4], tags: pen.different(2) }),
    ...(pen.below(2) === 0 && { cover: 'cover.webp' }),
    questions: Array.from({ length: 1 + pen.below(8) }, (_, number) => question(number)),
  }
})
