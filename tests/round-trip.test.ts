import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../packages/core/src/limits.ts'
import { QUESTION_TYPES } from '../packages/core/src/questions/index.ts'
import type { Pen } from '../packages/core/src/testing/index.ts'
import { penOf, SAMPLES } from '../packages/core/src/testing/index.ts'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const author = await at.member('round-tripper')
const { quizId } = (
  await author.post('createquiz/createquiz', {
    quizName: 'Round trips',
    quizDescription: 'There and back',
    ageGroup: '18+',
    quizImage: await at.giveMediaName('round-tripper.webp', author),
  })
).json()

const common = fc.record({
  timer: fc.integer({ min: 1, max: LIMITS.longestTimerS }),
  maxPoints: fc.integer({ min: 0, max: LIMITS.largestMaxPoints }),
})
const sharedBy = (pen: Pen) => ({
  questionTitle: pen.text(LIMITS.titleCharacters),
  answerContent: pen.below(2) === 0 ? 'None' : pen.text(LIMITS.explanationCharacters),
})

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
  parameters?: object
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
  ...read.parameters,
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

test.each(QUESTION_TYPES)(
  'AU9 %s: written in either spelling, stored, read back and sent again, a slide stays what it is',
  { timeout: 60_000 },
  async (questionType) => {
    await fc.assert(
      fc.asyncProperty(common, fc.gen(), async (timing, draw) => {
        const pen = penOf(draw)
        const shared = { ...timing, ...sharedBy(pen) }
        const { lists, fields } = SAMPLES[questionType].written(pen)
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
