import { LIMITS } from '@quokka/core/limits'
import type { Exchanged, Question } from '@quokka/core/questions'
import { AuthoredQuestion, asSent, exchanged, fold, landed, numbered } from '@quokka/core/questions'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFiles } from '../reading/read-files.ts'
import { randomQuiz, testMedia } from '../testing/random-quiz.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import type { WriteFormat } from './writer.ts'
import { keptBy, writeQuizzes } from './writers.ts'

/** Times each property is tried; at night more. */
const RUNS = 30 * (1 + Number(process.env.TRIAL_SECONDS ?? 0))

/** What means something in one of the formats. */
const SIGNS = [
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '|',
    '\t',
    '\n',
    ' ',
    '=SUM(A1)',
    '#N/A',
    '_x0041_',
    '<b>',
    '&amp;',
    '\u200d',
  ],
  ...[
    '{',
    '}',
    '~',
    '#',
    '####',
    ':',
    '::',
    '\\',
    '\\n',
    '->',
    '%50%',
    '//',
    '$CATEGORY: a',
    '[html]',
    '*',
    'T',
    'A',
    '1',
  ],
  ...['True', '(survey)', '(correct)', 'x', 'é', 'क्ष', '🦘'],
]

const signs = (most: number) =>
  fc
    .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('').trim().slice(0, most).trim())
    .filter((text) => text !== '' && text !== 'None')
const oneLine = (most: number) =>
  signs(most)
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '')
const different = (least: number, most: number) =>
  fc.uniqueArray(oneLine(LIMITS.optionCharacters), { minLength: least, maxLength: most, selector: fold })

const askedWithSigns: fc.Arbitrary<Exchanged> = fc.oneof(
  fc.tuple(different(4, 4), fc.nat(3)).map(
    ([texts, right]): Exchanged => ({
      form: 'choice',
      options: texts.map((text, place) => ({ text, isRight: place === right })),
    }),
  ),
  fc
    .array(oneLine(LIMITS.typedAnswerCharacters), { minLength: 1, maxLength: 3 })
    .map((accepted): Exchanged => ({ form: 'typed', accepted })),
  fc.tuple(different(4, 4), different(4, 4)).map(
    ([prompts, answers]): Exchanged => ({
      form: 'pairs',
      pairs: prompts.map((prompt, place) => [prompt, answers[place] ?? ''] as const),
    }),
  ),
  different(2, 4).map((items): Exchanged => ({ form: 'order', items })),
  signs(LIMITS.explanationCharacters).map((text): Exchanged => ({ form: 'note', text })),
)

/** Questions whose texts hold what the formats are written with. */
const quizOfSigns: fc.Arbitrary<ExportedQuiz> = fc
  .array(fc.tuple(signs(300), fc.option(signs(300)), askedWithSigns), { minLength: 1, maxLength: 4 })
  .map((questions) => ({
    name: 'Signs',
    description: '',
    ageGroup: '18+',
    questions: questions.map(([questionTitle, answerContent, asked], number) => {
      const { questionType, fields } = landed(asked)
      return numbered(
        AuthoredQuestion.parse({ questionType, ...fields, questionTitle, answerContent }),
        `question-${number}`,
      )
    }),
  }))

const anyQuiz = fc.oneof(randomQuiz, quizOfSigns)

/** What an import makes of a written quiz. */
const readBack = async (format: WriteFormat, quiz: ExportedQuiz): Promise<Question[]> => {
  const file = await writeQuizzes(format, [quiz], testMedia)
  const [reading] = await readFiles([file])
  if (reading === undefined || 'refusal' in reading) throw new Error(JSON.stringify(reading))
  return reading.quizzes.flatMap(({ questions }) =>
    questions.map(({ sent }, number) => numbered(AuthoredQuestion.parse(sent), `question-${number}`)),
  )
}

const withoutMedia = (question: Question) => {
  const { questionImage: _, answerImage: __, questionImageAlt: ___, answerImageAlt: ____, ...sent } = asSent(question)
  return sent
}

const kept = (format: WriteFormat, { questions, ...quiz }: ExportedQuiz): Question[] =>
  questions.filter((question) => keptBy(format, [{ ...quiz, questions: [question] }]).kept === 1)

test.each(['excel', 'csv'] as const)(
  'EX20 whatever quizzes are written as %s come back as they were, but for their media',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(anyQuiz, async (quiz) => {
        expect(kept(format, quiz)).toEqual(quiz.questions)
        expect((await readBack(format, quiz)).map(withoutMedia)).toEqual(quiz.questions.map(withoutMedia))
      }),
      { numRuns: RUNS },
    )
  },
)

/** What GIFT can tell: pairs are shuffled for every player, and their order says nothing. */
const inGift = (question: Question) => {
  const asked = exchanged(question)
  // A description has one text: where it only repeats its name there is none.
  if (asked.form === 'note' && asked.text === question.questionTitle) return { ...asked, text: '' }
  if (asked.form === 'typed') return { ...asked, accepted: [...new Set(asked.accepted)] }
  return asked.form === 'pairs'
    ? {
        ...asked,
        pairs: asked.pairs.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)),
      }
    : asked
}

test('EX21 what is written as a sheet of Kahoot comes back with its question, its options and what is right', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuiz, async (quiz) => {
      const asked = ({ questionTitle, ...question }: Question) => ({
        questionTitle,
        ...exchanged({ questionTitle, ...question } as Question),
      })
      const own = kept('kahoot', quiz)
      fc.pre(own.length > 0)
      expect((await readBack('kahoot', quiz)).map(asked)).toEqual(own.map(asked))
    }),
    { numRuns: RUNS },
  )
})

test('EX22 what is written as GIFT comes back with its question, its answers and its explanation', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuiz, async (quiz) => {
      const asked = (question: Question) => ({
        title: question.questionTitle,
        explanation: question.answerContent,
        ...inGift(question),
      })
      const own = kept('gift', quiz)
      fc.pre(own.some((question) => exchanged(question).form !== 'note'))
      expect((await readBack('gift', quiz)).map(asked)).toEqual(own.map(asked))
    }),
    { numRuns: RUNS },
  )
})

test.each([
  [5, 10],
  [30, 30],
  [45, 60],
  [600, 240],
])('EX21 a time of %i s is written as the next longer one that Kahoot takes: %i s', async (timerS, wanted) => {
  const { questionType, fields } = landed({ form: 'truth', isTrue: true })
  const sent = { questionType, ...fields, questionTitle: 'Ice is frozen water.', timer: timerS }
  const question = numbered(AuthoredQuestion.parse(sent), 'question-1')
  const [back] = await readBack('kahoot', { name: 'Times', description: '', ageGroup: '18+', questions: [question] })
  expect(back?.timerS).toBe(wanted)
})
