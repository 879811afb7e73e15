import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../packages/core/src/limits.ts'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const author = await at.member('round-tripper')
const { quizId } = (
  await author.post('createquiz/createquiz', {
    quizName: 'Round trips',
    quizDescription: 'There and back',
    ageGroup: '18+',
    quizImage: await at.giveMediaName('round-tripper'),
  })
).json()

const text = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((written) =>
      written
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter((written) => written !== '' && written.length <= most)
const option = text(LIMITS.optionCharacters)
const folded = (written: string) => written.normalize('NFC').trim().toLowerCase()
const different = (count: number) => fc.uniqueArray(option, { minLength: count, maxLength: count, selector: folded })
const word = fc.stringMatching(/^[a-z]{1,10}( [a-z]{1,10})?$/)

const common = fc.record({
  questionTitle: text(LIMITS.titleCharacters),
  timer: fc.integer({ min: 1, max: LIMITS.longestTimerS }),
  maxPoints: fc.integer({ min: 0, max: LIMITS.largestMaxPoints }),
  answerContent: fc.oneof(
    fc.constant('None'),
    text(LIMITS.explanationCharacters).filter((words) => words !== 'None'),
  ),
})

/** By type, what is sent in the spelling of lists, and for two types in that of single fields. */
const SENT: Record<string, fc.Arbitrary<{ lists: object; fields?: object }>> = {
  MCQ: fc.tuple(different(4), fc.nat(3)).map(([answerChoices, right]) => ({
    lists: { answerChoices, correctAnswer: [answerChoices[right]] },
  })),
  TRF: fc.constantFrom('True', 'False').map((right) => ({
    lists: { answerChoices: ['True', 'False'], correctAnswer: [right] },
  })),
  MTF: fc.tuple(different(4), different(4)).map(([left, answers]) => ({
    lists: { correctAnswer: [left, answers], answerChoices: [left, [...answers].reverse()] },
    fields: Object.fromEntries([
      ...left.map((prompt, index) => [`leftoption${index + 1}`, prompt]),
      ...answers.map((answer, index) => [`answer${index + 1}`, answer]),
      ...[...answers].reverse().map((answer, index) => [`option${index + 1}`, answer]),
    ]),
  })),
  DND: fc.integer({ min: 2, max: 4 }).chain((count) =>
    different(count).map((answers) => ({
      lists: { correctAnswer: answers, answerChoices: [...answers].reverse() },
      fields: Object.fromEntries([
        ...answers.map((answer, index) => [`answer${index + 1}`, answer]),
        ['answerChoices', [...answers].reverse()],
      ]),
    })),
  ),
  FIB: word.map((answer) => ({ lists: { correctAnswer: [answer], answerChoices: [] } })),
  CNT: word.map((answer) => ({ lists: { correctAnswer: [answer], answerChoices: [] } })),
  NQS: text(LIMITS.explanationCharacters).map((note) => ({ lists: { answerChoices: [note] } })),
}

interface Read {
  questionId: string
  questionType: string
  questionTitle: string
  correctAnswer: string
  answerChoices: string
  answerContent: string
  timeToAnswer: number
  maxPoints: number
  answerBlanks?: string[]
  revision: number
}

/** A read-back slide as it is sent again, field by field (contract §2). */
const sentAgain = (read: Read) => ({
  questionId: read.questionId,
  questionType: read.questionType,
  questionTitle: read.questionTitle,
  correctAnswer: JSON.parse(read.correctAnswer),
  answerChoices: JSON.parse(read.answerChoices),
  answerContent: read.answerContent,
  timer: read.timeToAnswer,
  maxPoints: read.maxPoints,
  revision: read.revision,
})

/** What of a slide chance may change: the offered order, and the letter that is given. */
const steady = ({ questionId: _, revision: __, answerChoices, answerBlanks, ...read }: Read) => ({
  ...read,
  offered: JSON.stringify(JSON.parse(answerChoices).flat().sort()),
  boxes: answerBlanks?.length,
})

const save = async (path: string, body: object): Promise<Read> => {
  const reply = await author.post(`createquiz/${path}`, { quizId, ...body })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body} for ${JSON.stringify(body)}`)
  return reply.json().questions.at(-1)
}

test.each(Object.entries(SENT))(
  'AU9 %s: written in either spelling, stored, read back and sent again, a slide stays what it is',
  { timeout: 60_000 },
  async (questionType, arbitrary) => {
    await fc.assert(
      fc.asyncProperty(common, arbitrary, async (shared, { lists, fields }) => {
        const added = await save('addquestion', { questionType, ...shared, ...lists })
        const edited = await save('editquestion', sentAgain(added))
        expect(steady(edited)).toEqual(steady(added))
        expect(edited.revision).toBe(2)
        if (fields !== undefined) {
          const spelled = await save('editquestion', {
            questionId: added.questionId,
            questionType,
            ...shared,
            ...fields,
          })
          expect(steady(spelled)).toEqual(steady(added))
        }
        await author.post('createquiz/deletequestion', { quizId, questionId: added.questionId })
      }),
      { numRuns: 25 },
    )
  },
)
