import { expect, test } from 'vitest'
import { seeded } from '../lib/index.ts'
import { playerView, shuffled } from '../questions/index.ts'
import { ALL_TYPES_QUIZ } from '../testing/index.ts'
import { createQuizIndex, questionTokens, readQuery, textsOfQuestion } from './index.ts'
import { stem } from './stem.ts'
import { SYNONYMS } from './synonyms.ts'
import { wordsOf } from './words.ts'

const quiz = (quizName: string, more: object = {}) => ({
  quizId: quizName,
  quizName,
  quizDescription: '',
  keyWords: [],
  subject: undefined,
  classes: [],
  language: undefined,
  questions: [],
  ...more,
})
const asking = (...titles: string[]) => ({
  questions: titles.map((title) => ({ questionId: title, texts: [title] })),
})
const find = (quizzes: ReturnType<typeof quiz>[], search: string, without: Parameters<typeof readQuery>[1] = []) =>
  createQuizIndex(quizzes).search(readQuery(search, without), () => true, 3)
const names = (quizzes: ReturnType<typeof quiz>[], search: string) =>
  find(quizzes, search).quizzes.map(({ quizId }) => quizId)

test.each([
  ['Ça va, ZOË?', ['ca', 'va', 'zoe']],
  ["Teachers' Day, Newton's laws, O'Clock", ['teachers', 'day', 'newton', 'laws', 'oclock']],
  ['कक्षा ५ में फ़सल', ['कक्षा', '5', 'में', 'फसल']],
  ['x² + 3', ['x2', '3']],
  ['%.*', []],
])('FS1 the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  'fraction fractions',
  'country countries',
  'box boxes',
  'church churches',
  'potato potatoes',
  'house houses',
  'class classes',
  'child children',
  'leaf leaves',
  'sky skies',
  'movie movies',
  'lens lenses',
  'woman women',
  'नदी नदियों नदियां',
  'लड़का लड़के लड़कों',
  'पुस्तक पुस्तकें पुस्तकों',
  'कहानी कहानियां कहानियों',
])('FS2 %s are one', (forms) => {
  expect(new Set(wordsOf(forms).map(stem)).size).toBe(1)
})

test.each(['glass glad', 'planet plane', 'bus bush', 'rose rosary', 'ice icon', 'bass base'])(
  'FS2 %s are two',
  (two) => {
    expect(new Set(wordsOf(two).map(stem)).size).toBe(2)
  },
)

test.each([
  ['fractions class 5', { schoolClass: 5 }, 2],
  ['grade V', { schoolClass: 5 }, 1],
  ['std. 5 maths', { schoolClass: 5, subject: 'Mathematics' }, 2],
  ['5th', { schoolClass: 5 }, 1],
  ['fifth grade science', { schoolClass: 5, subject: 'Science' }, 2],
  ['class10', { schoolClass: 10 }, 1],
  ['12th standard', { schoolClass: 12 }, 1],
  ['कक्षा 5 गणित', { schoolClass: 5, subject: 'Mathematics' }, 2],
  ['पाँचवीं कक्षा', { schoolClass: 5 }, 1],
  ['gk for class 3', { schoolClass: 3, subject: 'General knowledge' }, 2],
  ['computer science', { subject: 'Computing' }, 1],
  ['history of india', { subject: 'History' }, 2],
  ['रंग हिंदी में', { language: 'hi' }, 2],
  ['science in hindi', { subject: 'Science', language: 'hi' }, 2],
  ['tamil medium', { language: 'ta' }, 1],
])('FS3 %j is read as %j', (search, filters, terms) => {
  const { terms: read, ...rest } = readQuery(search)
  expect(rest).toEqual({ schoolClass: undefined, subject: undefined, language: undefined, ...filters })
  expect(read).toHaveLength(terms)
})

test.each(['5th century', 'class 13', '50', 'area 51', 'i am 5', '2nd world war'])(
  'FS3 %j names no class',
  (search) => {
    expect(readQuery(search).schoolClass).toBeUndefined()
  },
)

test('FS4 what was read is taken off: the words of a class go, those of a subject are looked for', () => {
  const quizzes = [quiz('Fractions', { classes: [4] }), quiz('A History of Rugs', { subject: 'Art and music' })]
  expect(names(quizzes, 'fractions class 5')).toEqual([])
  expect(find(quizzes, 'fractions class 5', ['schoolClass']).quizzes).toHaveLength(1)
  expect(names(quizzes, 'history')).toEqual([])
  expect(find(quizzes, 'history', ['subject']).quizzes.map(({ quizId }) => quizId)).toEqual(['A History of Rugs'])
})

test('FS3 a class and a subject are found in the name where nothing else tells them', () => {
  const quizzes = [quiz('Maths, Class 5'), quiz('Fractions', { subject: 'Mathematics', classes: [5] }), quiz('Maths')]
  expect(names(quizzes, 'grade 5 math')).toEqual(['Maths, Class 5', 'Fractions'])
})

test('FS5 every group of synonyms is found by each phrase that asks for it', () => {
  for (const { names: phrases, asked = '' } of SYNONYMS) {
    const [name = ''] = phrases.split(', ')
    for (const phrase of [...phrases.split(', '), ...asked.split(', ')].filter((text) => text !== '')) {
      const found = find([quiz(name)], phrase, ['subject'])
      expect(found.quizzes, phrase).toHaveLength(1)
    }
  }
  expect(SYNONYMS.length).toBeGreaterThan(100)
})

test('FS5 a phrase that only asks makes no text be about the thing', () => {
  const quizzes = [quiz('Numbers of the Romans'), quiz('Ancient Rome'), quiz('Circles')]
  expect(names(quizzes, 'roman empire')).toEqual(['Ancient Rome'])
  expect(names(quizzes, 'romans')).toEqual(['Numbers of the Romans', 'Ancient Rome'])
  expect(names(quizzes, 'geometry')).toEqual(['Circles'])
  expect(names([quiz('Triangles'), quiz('Circles')], 'circles')).toEqual(['Circles'])
})

test('FS6 words are beginnings of words, and all are wanted', () => {
  const quizzes = [quiz('Multiplication'), quiz('IPL Finals'), quiz('Acids, Bases and Salts'), quiz('Fifty 50')]
  expect(names(quizzes, 'ipl')).toEqual(['IPL Finals'])
  expect(names(quizzes, 'multi')).toEqual(['Multiplication'])
  expect(names(quizzes, 'acids bases')).toEqual(['Acids, Bases and Salts'])
  expect(names(quizzes, 'the quiz about acid and salt')).toEqual(['Acids, Bases and Salts'])
  expect(names(quizzes, '5')).toEqual([])
})

test('FS6 a name counts more than a key word, that more than a description, and that more than a question', () => {
  const quizzes = [
    quiz('D', asking('Which reef is this?', 'Which other?')),
    quiz('C', { quizDescription: 'Of the reef' }),
    quiz('Reefer'),
    quiz('B', { keyWords: ['reef'] }),
    quiz('Reef'),
  ]
  const { quizzes: found, nearest } = find(quizzes, 'reef')
  expect(found.map(({ quizId }) => quizId)).toEqual(['Reef', 'Reefer', 'B', 'C', 'D'])
  expect(found.map(({ questionId }) => questionId)).toEqual([...Array(4), 'Which reef is this?'])
  expect(nearest).toEqual([])
})

test('FS7 a question is found by what it asks and offers, and one with most of the words is named', () => {
  const quizzes = [quiz('Sea', asking('What is a reef?', 'Which coral makes a reef?', 'Which coral?'))]
  expect(find(quizzes, 'coral reef').quizzes).toMatchObject([{ questionId: 'Which coral makes a reef?' }])
  expect(find(quizzes, 'sea coral').quizzes).toMatchObject([{ questionId: 'Which coral makes a reef?' }])
})

test('FS7 of no type a search finds more than players see before they answer', () => {
  for (const question of ALL_TYPES_QUIZ.questions) {
    const seen = [question.questionTitle, JSON.stringify(playerView(shuffled(question, seeded(1))))]
    const words = new Set(seen.flatMap(wordsOf).map(stem))
    const tokens = questionTokens(textsOfQuestion(question)).filter((token) => !token.startsWith('='))
    expect(tokens.filter((token) => !words.has(token))).toEqual([])
  }
})

test('FS8 where no quiz says all, those that say most of it are nearest, and a class alone is not enough', () => {
  const quizzes = [
    quiz('The Industrial Revolution', { classes: [9] }),
    quiz('French for Beginners'),
    quiz('Triangles', { classes: [9] }),
    quiz('Cakes', asking('What started the French Revolution?')),
  ]
  const { quizzes: found, nearest } = find(quizzes, 'french revolution class 9')
  expect(found).toEqual([])
  expect(nearest.map(({ quizId }) => quizId)).toEqual(['The Industrial Revolution', 'French for Beginners'])
  expect(find(quizzes, 'french revolution')).toMatchObject({
    quizzes: [{ quizId: 'Cakes' }],
    nearest: [{ quizId: 'The Industrial Revolution' }, { quizId: 'French for Beginners' }],
  })
  expect(find(quizzes, 'xylophone')).toEqual({ quizzes: [], nearest: [] })
})
