import { AuthoredQuestion } from '@quokka/core/questions'
import { expect, test } from 'vitest'
import { readFiles } from './read-files.ts'

const SHEET = `Kahoot! Quiz template;;;;;;;
;Question - max 120 characters;Answer 1 - max 75 characters;Answer 2 - max 75 characters;Answer 3 - max 75 characters;Answer 4 - max 75 characters;Time limit (sec);Correct answer(s) - choose at least one
1;Which planet is the hottest?;Mercury;Venus;Mars;Jupiter;20;2
2;Which of these fly?;Bat;Cow;Eagle;Pig;30;1,3
3;What is 2 + 2?;3;4;5;6;25;9
4;;;;;;;
`
const bytes = (text: string) => new TextEncoder().encode(text)

test('EX1 each question of a sheet is ready, changed or in need of its author, and says why', async () => {
  const [reading] = await readFiles([{ name: 'planets.xlsx', bytes: bytes(SHEET) }])
  if (reading === undefined || 'refusal' in reading) throw new Error('not read')
  const [quiz] = reading.quizzes
  expect([reading.format, reading.details, quiz?.name]).toEqual([
    'kahoot',
    { encoding: 'UTF-8', separator: ';' },
    'planets',
  ])
  const [hottest, flying, sum, ...more] = quiz?.questions ?? []
  expect(more).toEqual([])
  expect(hottest).toMatchObject({
    state: 'ready',
    place: { row: 3 },
    sent: { timer: 20, answerChoices: ['Mercury', 'Venus', 'Mars', 'Jupiter'], correctAnswer: ['Venus'] },
  })
  expect(flying).toMatchObject({ state: 'changed', changes: [{ code: 'severalRight', texts: ['Bat', 'Eagle'] }] })
  expect(AuthoredQuestion.parse(flying?.sent)).toMatchObject({ correct: 'Bat + Eagle' })
  expect(sum).toMatchObject({
    state: 'needsYou',
    changes: [{ code: 'timeRounded', fromS: 25, toS: 30 }],
    needs: [{ code: 'rightAnswerUnknown', said: '9', count: 4 }],
  })
})

test('EX1 what is no quiz is refused, and nothing is made of it', async () => {
  expect(await readFiles([{ name: 'letter.csv', bytes: bytes('Dear Ada, thank you.') }])).toEqual([
    { file: 'letter.csv', refusal: { code: 'formatUnknown' } },
  ])
})
