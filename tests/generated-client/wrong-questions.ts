import type { paths } from 'generated-openapi'

// What a client gets wrong about a question, its compiler tells: a line that it takes is an error of this file.

type Body = paths['/qq/v1/createquiz/addquestion']['post']['requestBody']['content']['application/json']

const quizId = 'a-quiz'
const questionTitle = 'Which of these is a bird?'
const answerChoices = ['Emu', 'Bilby', 'Dugong', 'Numbat']

export const bodies: Body[] = [
  { quizId, questionType: 'MCQ', questionTitle, answerChoices, correctAnswer: ['Emu'] },
  // @ts-expect-error -- The right answer is a list.
  { quizId, questionType: 'MCQ', questionTitle, answerChoices, correctAnswer: 'Emu' },
  // @ts-expect-error -- One of four options needs the options.
  { quizId, questionType: 'MCQ', questionTitle, correctAnswer: ['Emu'] },
  // @ts-expect-error -- True or false has nothing else.
  { quizId, questionType: 'TRF', questionTitle, correctAnswer: ['Maybe'] },
  // @ts-expect-error -- Pairs are two lists.
  { quizId, questionType: 'MTF', questionTitle, correctAnswer: ['Emu'] },
  // @ts-expect-error -- A word to write is needed.
  { quizId, questionType: 'FIB', questionTitle },
  // @ts-expect-error -- There is no such type.
  { quizId, questionType: 'ABC', questionTitle, correctAnswer: ['Emu'] },
  // @ts-expect-error -- Seconds are a number.
  { quizId, questionType: 'DND', questionTitle, correctAnswer: ['Emu', 'Bilby'], timer: '30' },
  // @ts-expect-error -- A field that is written wrongly.
  { quizId, questionType: 'CNT', questionTitle, correctAnswer: ['Emu'], maxPoint: 100 },
  // @ts-expect-error -- A question belongs to a quiz.
  { questionType: 'NQS', questionTitle },
]
