import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, numbered } from '@quokka/core/questions'
import { expect, test } from 'vitest'
import { readQuizFiles } from '../catalogue.ts'
import { QuizFile } from '../quiz-file.ts'
import { ageing } from './ageing.ts'
import { drawnAmounts } from './drawn-amounts.ts'
import type { Entry, Validator } from './entry.ts'
import { byQuiz, entriesOf, isOfType, offeredTexts, rightTexts } from './entry.ts'
import { givenAway } from './given-away.ts'
import { ids } from './ids.ts'
import { letters } from './letters.ts'
import { numberOptions } from './number-options.ts'
import { numberOf } from './numbers.ts'
import { options } from './options.ts'
import { pictures } from './pictures.ts'
import { readingEase } from './reading-ease.ts'
import { repeats } from './repeats.ts'
import { shape } from './shape.ts'
import { slips } from './slips.ts'
import { style } from './style.ts'
import { templates } from './templates.ts'
import { truths } from './truths.ts'

const files = readQuizFiles()
const entries = entriesOf(files)
const [anyQuiz = []] = byQuiz(entries)
const [any] = anyQuiz

/** A slide of a quiz for an age group, as it would stand in the catalogue. */
const slide = (sent: object, head: Partial<Entry['file']> = {}, written: Partial<Entry['written']> = {}): Entry => {
  if (any === undefined) throw new Error('an empty catalogue')
  const question = numbered(
    AuthoredQuestion.parse({ questionType: 'TRF', questionTitle: 'Ice is cold.', correctAnswer: ['True'], ...sent }),
    written.questionId ?? 'planted-1',
  )
  return {
    file: { ...any.file, quizId: 'planted', ageGroup: '9 to 14', subject: 'Science', language: 'en', ...head },
    written: { ...any.written, sources: undefined, checkedOn: undefined, template: undefined, ...written },
    question,
  }
}
const choice = (answerChoices: string[], right = answerChoices[0] ?? '', more: object = {}) =>
  slide({ questionType: 'MCQ', questionTitle: 'Which one?', answerChoices, correctAnswer: [right], ...more })
const typed = (questionTitle: string, answer: string, questionId: string) =>
  slide({ questionType: 'FIB', questionTitle, correctAnswer: [answer] }, {}, { questionId })

const changed = (holds: (entry: Entry) => boolean, change: (entry: Entry) => Partial<Question>): Entry[] =>
  entries.map((entry) =>
    holds(entry) ? { ...entry, question: { ...entry.question, ...change(entry) } as Question } : entry,
  )
const isChoice = (entry: Entry) => isOfType(entry, 'MCQ') && rightTexts(entry).length > 0
/** The right option first, second, third, fourth, and again. */
const dealt = (place: (index: number) => number): Entry[] => {
  let index = 0
  return changed(isChoice, (entry) => {
    const [right = ''] = rightTexts(entry)
    const wrong = offeredTexts(entry).filter((option) => option !== right)
    const choices = [...wrong]
    choices.splice(place(index), 0, right)
    index += 1
    return { choices } as Partial<Question>
  })
}
const allTrue = (holds: (entry: Entry) => boolean): Entry[] =>
  changed(
    (entry) => isOfType(entry, 'TRF') && holds(entry),
    () => ({ correct: 'True' }) as Partial<Question>,
  )

/** A validator finds nothing in the catalogue, and each fault that is planted: what it is, where, and a part of what is said of it. */
const holds = (title: string, validator: Validator, planted: [string, readonly Entry[], RegExp][]) => {
  test(`${title}: the whole catalogue`, () => expect(validator(entries)).toEqual([]))
  test.each(planted)(`${title}, planted: %s`, (_, spoiled, found) => {
    expect(validator(spoiled).filter((sentence) => found.test(sentence))).not.toEqual([])
  })
}

holds('CO6 the catalogue is large enough for every category, age and plan', shape, [
  ['one quiz alone', anyQuiz, /^1 quizzes$/u],
  [
    'a cell with too little for free',
    entries.filter(({ file }) => !file.categories.includes('space')),
    /^space, 6 to 8: 0/u,
  ],
  [
    'no explanations',
    changed(
      () => true,
      () => ({ answerContent: null }),
    ),
    /^0 per cent are explained$/u,
  ],
  [
    'a slide to read at the end',
    [
      slide({}),
      slide({ questionType: 'NQS', questionTitle: 'Did you know?', answerChoices: [], correctAnswer: undefined }),
    ],
    /^planted: ends on a slide to read$/u,
  ],
])

holds('CO8 ids are unique and of their quiz', ids, [
  ['an id twice', [...anyQuiz, ...anyQuiz.slice(0, 1)], /given twice/u],
  ['an id of another quiz', [slide({}, {}, { questionId: 'elsewhere-1' })], /not an id of planted/u],
])

holds('CO9 nothing is asked twice', repeats, [
  ['a title twice', [slide({}), slide({ questionTitle: 'ICE is cold. ' })], /the same title/u],
  [
    'nearly the same question',
    [
      typed('The capital city of France is called ____.', 'Paris', 'planted-1'),
      typed('The capital city of France is named ____.', 'Paris', 'planted-2'),
    ],
    /nearly the same/u,
  ],
])

holds('CO11 what is asked of the youngest is short and of common words', readingEase, [
  [
    'a long title',
    [slide({ questionTitle: `It is ${'very '.repeat(20)}cold.` }, { ageGroup: '6 to 8' })],
    /characters/u,
  ],
  ['a hard word', [slide({ questionTitle: 'Osmosis is slow.' }, { ageGroup: '6 to 8' })], /osmosis/u],
])

holds('CO12 letters tell nothing of the next one', letters, [
  ['the four letters in turn', dealt((index) => index % 4), /first four letters differ|comes again/u],
  ['always the same letter', dealt(() => 2), /comes again in 100/u],
  ['always True', allTrue(() => true), /alike in 100/u],
])

holds('CO13 half of the statements are true', truths, [
  ['always True', allTrue(() => true), /100 per cent of \d+ statements are true/u],
  [
    'absolute words are false',
    changed(
      (entry) => isOfType(entry, 'TRF') && /\b(?:all|never|only)\b/iu.test(entry.question.questionTitle),
      () => ({ correct: 'False' }) as Partial<Question>,
    ),
    /absolute words are true/u,
  ],
])

test('CO13 careful words, planted: all of them true', () => {
  const careful = Array.from({ length: 4 }, (_, index) => slide({ questionTitle: `Some ice can float ${index}.` }))
  const others = Array.from({ length: 4 }, () => slide({ questionTitle: 'Ice sinks.', correctAnswer: ['False'] }))
  expect(truths([...careful, ...others])).toContain('100 per cent of 4 statements with careful words are true')
})

holds('CO14 options are apart, of one form, and the right one is not the longest', options, [
  ['an option within another', [choice(['Green leaf', 'Leaf', 'Root', 'Stem'])], /"leaf" is within/u],
  ['all of these', [choice(['All of these', 'Leaf', 'Root', 'Stem'], 'Stem')], /is no answer/u],
  ['equal numbers', [choice(['0.5 km', '1 km', '1.0 km', '2 km'])], /same number/u],
  ['an article at the right one alone', [choice(['A leaf', 'Root', 'Stem', 'Bark'])], /an article tells/u],
  ['the longest every time', [choice(['Chlorophyll', 'Sap', 'Bark', 'Salt'])], /longest in 100/u],
])

holds('CO16 no answer is shown elsewhere', givenAway, [
  [
    'an answer in another title',
    [
      typed('Bees make ____.', 'Honey', 'planted-1'),
      slide({ questionTitle: 'Honey is sweet.' }, {}, { questionId: 'planted-2' }),
    ],
    /planted-1: its answer stands in planted-2/u,
  ],
  [
    'an answer in its own picture',
    [
      slide({
        questionType: 'FIB',
        questionTitle: 'A ____.',
        correctAnswer: ['Bee'],
        questionImage: 'x.png',
        questionImageAlt: 'A bee.',
      }),
    ],
    /stands in/u,
  ],
])

holds('CO17 a fact that can age has a source and a day', ageing, [
  ['a record', [slide({ questionTitle: 'This is the tallest building.' })], /"tallest" without/u],
  [
    'a source without a day',
    [slide({ questionTitle: 'The population grows.' }, {}, { sources: ['A census'] })],
    /"population"/u,
  ],
])

holds('CO18 numbers, quotes and names are written one way', style, [
  ['no comma', [slide({ questionTitle: 'It is 7000 km long.' })], /thousands have a comma/u],
  ['a space', [slide({ questionTitle: 'It is 300 000 km long.' })], /thousands have a comma/u],
  ['a space before the sign', [slide({ questionTitle: 'It is 78 % water.' })], /per cent sign/u],
  ['curly quotes', [slide({ questionTitle: 'It is \u201Ccold\u201D.' })], /quotes are straight/u],
  ['another spelling', [slide({ questionTitle: 'Viet Nam is warm.' })], /it is Vietnam/u],
])

holds('CO19 no rule makes too many questions', templates, [
  ['seven in a quiz', Array.from({ length: 7 }, () => slide({}, {}, { template: 'sums' })), /planted: sums made 7/u],
  ['forty-one in all', Array.from({ length: 41 }, () => slide({}, {}, { template: 'sums' })), /^sums made 41/u],
  ['one template in a quiz', [slide({}, {}, { template: 'sums' })], /only 1 templates/u],
])

holds('CO20 the young see pictures, hear music, and are told what there is', pictures, [
  [
    'no pictures',
    changed(
      () => true,
      () => ({ questionImage: null }),
    ),
    /^6 to 8: pictures in 0 per cent$/u,
  ],
  [
    'no sounds',
    changed(
      ({ question }) => question.questionImage?.endsWith('.mp3') ?? false,
      () => ({ questionImage: null }),
    ),
    /no music is heard/u,
  ],
  [
    'answers without pictures',
    changed(
      () => true,
      () => ({ answerImage: null }),
    ),
    /^0 answers have a picture$/u,
  ],
  ['a picture without words', [slide({ questionImage: 'x.png' })], /a picture without words/u],
  [
    'words that tell the answer',
    [
      choice(['A tiger', 'A lion', 'A bear', 'A wolf'], 'A tiger', {
        questionImage: 'x.png',
        questionImageAlt: 'A tiger in grass.',
      }),
    ],
    /tell the answer/u,
  ],
])

const pictured = (questionTitle: string, questionImage: string, questionImageAlt: string) =>
  slide({ questionTitle, questionImage, questionImageAlt })

holds('CO22 a picture has the amounts and places that are said of it', drawnAmounts, [
  [
    'a scale without its amounts',
    [pictured('2 equal toys weigh as much as 10 stones.', 'balance_teddy-bear_level_rock.png', 'A level scale.')],
    /the title puts 2, 10 on the scale, the picture none/u,
  ],
  [
    'a fraction of other parts',
    [pictured('3/8 is blue.', 'fraction_bar_3_7.png', 'A bar of 8 boxes, 3 of them blue.')],
    /nothing says the 7/u,
  ],
  [
    'another number of things',
    [pictured('There are more cows.', 'count_7_cow.png', 'A row of 5 and a row of 3.')],
    /shows 7, its words 8/u,
  ],
  [
    'a gap at the wrong place',
    [
      slide({
        questionType: 'DND',
        questionTitle: 'The oldest first.',
        correctAnswer: ['A cave', 'A hut', 'A tower'],
        questionImage: 'row_hut_gap_tower.png',
        questionImageAlt: 'A hut, a gap, a tower.',
      }),
    ],
    /hut is not in its place/u,
  ],
])

holds('CO23 neither size nor likeness tells the right number', numberOptions, [
  [
    'always the second largest',
    Array.from({ length: 8 }, () => choice(['12', '14', '16', '18'], '16')),
    /^by hand: the right number is the second largest in 100 per cent$/u,
  ],
  [
    'always the one that the others are made of',
    Array.from({ length: 8 }, () => choice(['56', '54', '66', '46'])),
    /^by hand: the right number is the most like the others in 100 per cent$/u,
  ],
])

test('CO23 the right sum of two fractions is not the only option above both of them', () => {
  const sums = entries.flatMap((entry) => {
    const added = /^fraction\((\d+),(\d+)\)\+fraction\((\d+),(\d+)\)$/u.exec(entry.written.reckoning ?? '')
    if (added === null || !isChoice(entry)) return []
    const [a = 0, b = 1, c = 0, d = 1] = added.slice(1).map(Number)
    return [{ entry, larger: Math.max(a / b, c / d) }]
  })
  expect(sums).not.toEqual([])
  const known = sums.filter(
    ({ entry, larger }) => offeredTexts(entry).filter((option) => (numberOf(option) ?? 0) > larger).length < 2,
  )
  expect(known.map(({ entry }) => entry.written.questionId)).toEqual([])
})

holds('CO24 no other answer is right by a slip', slips, [
  [
    'another animal',
    [typed('It brays: a ____.', 'Donkey', 'planted-1'), choice(['A monkey', 'Lion', 'Bear', 'Wolf'])],
    /planted-1: "monkey" is one slip/u,
  ],
])

test('CO7 every file keeps to the form', () => {
  for (const file of files) expect(QuizFile.safeParse(file).error?.issues, file.quizId).toBeUndefined()
})

test.each([
  ['a timer of its own', { questions: [{ ...any?.written, timer: 5 }] }],
  ['a question without an id', { questions: [{ ...any?.written, questionId: undefined }] }],
  ['a subject that is none', { subject: 'Alchemy' }],
  ['a class that is none', { classes: [13] }],
  ['no topics', { topics: [] }],
  ['a day that is none', { checkedOn: 'lately' }],
])('CO7 a file with %s is refused', (_, spoiled) => {
  expect(QuizFile.safeParse({ ...any?.file, ...spoiled }).success).toBe(false)
})

test('CO10 the timer follows from age and type: the young, and who types or sorts, have longer; a slow question twice as long', () => {
  const seconds = (ageGroup: Entry['file']['ageGroup'], questionType: string, slow = false) =>
    entries.find(
      ({ file, written, question }) =>
        file.ageGroup === ageGroup && question.questionType === questionType && (written.slow ?? false) === slow,
    )?.question.timerS
  expect([seconds('6 to 8', 'MCQ'), seconds('6 to 8', 'FIB'), seconds('6 to 8', 'MTF')]).toEqual([30, 60, 90])
  expect([seconds('9 to 14', 'TRF'), seconds('9 to 14', 'FIB'), seconds('9 to 14', 'DND')]).toEqual([20, 40, 60])
  expect(seconds('9 to 14', 'MCQ', true)).toBe(60)
})

test.each([
  'exact-division',
  'fraction-sum',
  'lift-story',
  'match-integer-sums',
  'match-quotients',
  'order-lcm',
  'order-quotient-factors',
  'two-step-equation',
])('CO10 a sum on paper has twice the time: %s', (template) => {
  const sums = entries.filter(({ written }) => written.template === template)
  expect(sums).not.toEqual([])
  expect(sums.filter(({ written }) => !written.slow).map(({ question }) => question.questionId)).toEqual([])
})
