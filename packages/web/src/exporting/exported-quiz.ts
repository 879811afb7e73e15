import type { QuizRead } from '@quokka/contract/http'
import { CLASSES } from '@quokka/core/quiz'
import type { ExportedQuiz } from '@quokka/formats'
import { questionOf } from '../quiz/question-of.ts'

/** A quiz as its editors read it, as it is written into files. Rules XM1, XM22. */
export const exportedQuiz = (quiz: QuizRead): ExportedQuiz => ({
  name: quiz.quizName,
  description: quiz.quizDescription,
  ageGroup: quiz.ageGroup,
  ...(quiz.subject !== undefined && { subject: quiz.subject }),
  ...(quiz.language !== undefined && { language: quiz.language }),
  ...(quiz.classes !== undefined && { classes: CLASSES.filter((one) => quiz.classes?.includes(one)) }),
  ...(quiz.keyWords !== undefined && { tags: quiz.keyWords }),
  ...(quiz.quizImage && { cover: quiz.quizImage }),
  questions: quiz.questions.map(questionOf),
})

/** The names of its media, each once. */
export const mediaOf = (quizzes: readonly ExportedQuiz[]): string[] =>
  [
    ...new Set(
      quizzes
        .flatMap(({ cover, questions }) => [
          cover,
          ...questions.flatMap(({ questionImage, answerImage }) => [questionImage, answerImage]),
        ])
        .filter((name) => typeof name === 'string' && name !== ''),
    ),
  ] as string[]
