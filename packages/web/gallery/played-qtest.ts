import { attendQTest, checkQTest, deletePlayerAnswer, getQTestAnswer, submitQTestAnswer } from '@quokka/contract/http'
import { textOrNone } from '@quokka/contract/wire'
import { seeded } from '@quokka/core/lib'
import type { Holder, Moment, QTest, QTestCommand, QTestSettings, SourceQuiz } from '@quokka/core/qtest'
import { attemptView, decide, entryView, evolve, openQTest, outcomeView, reviewView } from '@quokka/core/qtest'
import { closedWhyOf, iso, qtestEntry, qtestQuestion, qtestResults } from '../../server/src/features/qtests/wire.ts'
import { answerData } from '../../server/src/wire/question.ts'
import type { Reply } from './replies.ts'
import { replyBy } from './replies.ts'
import { NOW_MS } from './stillness.ts'

export const QTEST_ID = 'abc'
const TOKEN = 'chosen-by-the-browser'
const HOLDER: Holder = { account: null, guest: 'asha', tokenHash: TOKEN }
const OWNER = 'owner'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A QTest that the core plays in the page: Asha's browser has the only attempt. */
export class PlayedQTest {
  private qtest: QTest
  private nowMs = NOW_MS - HOUR_MS
  private ids = 0
  private readonly random = seeded(7)

  constructor(quiz: SourceQuiz, settings: Partial<QTestSettings> = {}, names: string[] = []) {
    this.qtest = openQTest({
      was: 'qtestOpened',
      qtestId: QTEST_ID,
      ownerId: OWNER,
      source: { quiz, qtestType: 'PV', description: 'Words, flags, nature and cards.', image: '', ageGroup: '18+' },
      settings: {
        showAnswer: true,
        showResult: true,
        retake: true,
        startMs: NOW_MS - 24 * HOUR_MS,
        endMs: NOW_MS + 24 * HOUR_MS,
        additionalFields: ['Roll number'],
        access: 'link',
        ...settings,
      },
      names,
      newCodes: ['ABCD2345'],
      capacity: 100,
      atMs: this.nowMs - 48 * HOUR_MS,
    })
  }

  private newId = (): string => {
    this.ids += 1
    return `id-${this.ids}`
  }

  private moment(): Moment {
    return { nowMs: this.nowMs, runningMs: this.nowMs }
  }

  private give(command: QTestCommand): void {
    const { random, newId } = this
    const decided = decide(this.qtest, command, { ...this.moment(), random, newId, maskRudeWords: (name) => name })
    if (!decided.ok) throw new Error(`The QTest refuses ${command.do}: ${decided.refusal}`)
    for (const event of decided.value) this.qtest = evolve(this.qtest, event)
  }

  lock(): this {
    this.give({ do: 'lock', userId: OWNER, locked: true })
    return this
  }

  /** Its window ends so many minutes from now. */
  closeIn(minutes: number): this {
    const settings = { ...this.qtest.settings, endMs: NOW_MS + minutes * MINUTE_MS }
    this.give({ do: 'reschedule', userId: OWNER, settings })
    this.nowMs = NOW_MS
    return this
  }

  /** By an administrator. */
  close(): this {
    this.give({ do: 'close', by: 'takeDown', reason: 'It is about a person.' })
    return this
  }

  /** Another one takes the last place, a few minutes ago. */
  fill(): this {
    this.give({ do: 'resize', userId: OWNER, capacity: 1 + this.qtest.attempts.size })
    this.nowMs = NOW_MS - 4 * MINUTE_MS
    const holder = { account: null, guest: 'ben', tokenHash: 'ben' }
    const fields = { 'Roll number': '8' }
    this.give({ do: 'attend', holder, details: { name: 'Ben', email: 'ben@example.org', fields } })
    return this
  }

  /** Begins, or goes on to the next question. */
  attend(fields: Readonly<Record<string, string>> = { 'Roll number': '7' }): this {
    this.give({ do: 'attend', holder: HOLDER, details: { name: 'Asha', email: 'asha@example.org', fields } })
    return this
  }

  /** Answers the open question. */
  answer(answer: string): this {
    this.nowMs += 4_000
    this.give({ do: 'submit', holder: HOLDER, questionId: this.openQuestionId(), answer, claimedS: null })
    return this
  }

  private openQuestionId(): string {
    return this.view().question?.questionId ?? ''
  }

  private view() {
    const view = attemptView(this.qtest, this.moment(), HOLDER)
    if (view === undefined) throw new Error('nobody has begun')
    return view
  }

  /** What the tab of somebody keeps who is in the attempt. */
  kept(): Readonly<Record<string, string>> {
    const { name: qtestName } = entryView(this.qtest, this.moment(), HOLDER)
    const { playerId, playerName } = this.view()
    const attempt = { qtestId: QTEST_ID, qtestName, attemptToken: TOKEN, playerId, playerName, pending: null }
    return { qtest: QTEST_ID, [`qtest:${QTEST_ID}`]: JSON.stringify(attempt) }
  }

  replies(): Reply[] {
    return [
      replyBy(checkQTest, () =>
        qtestEntry(entryView(this.qtest, { nowMs: NOW_MS, runningMs: NOW_MS }, HOLDER), {
          qtestImage: '',
          nowMs: NOW_MS,
          closedWhy: closedWhyOf(this.qtest),
        }),
      ),
      replyBy(attendQTest, ({ additionalFields }) => {
        this.attend(additionalFields)
        const view = this.view()
        return {
          status: view.status,
          attemptToken: TOKEN,
          playerId: view.playerId,
          playerName: view.playerName,
          ...(view.question && { question: qtestQuestion(this.qtest, view.question) }),
          ...(view.elapsedMs !== null && { timeElapsedMs: Math.round(view.elapsedMs) }),
          endDate: iso(view.endMs),
          serverTime: iso(this.nowMs),
          notAsked: view.notAsked,
          showAnswerFlag: view.showAnswer,
          showScoresFlag: view.showResult,
          retakeFlag: view.mayRetake,
          ...(view.results && { results: qtestResults(view.results) }),
        }
      }),
      replyBy(submitQTestAnswer, ({ questionId, playerAnswer }) => {
        this.answer(playerAnswer)
        const outcome = outcomeView(this.qtest, this.moment(), { holder: HOLDER, questionId })
        if (outcome === undefined) throw new Error('the question is not of this attempt')
        return {
          status: outcome.status,
          endDate: iso(outcome.endMs),
          notAsked: outcome.notAsked,
          showAnswerFlag: outcome.showAnswer,
          answercontent: textOrNone(outcome.reveal?.explanation ?? null),
          ...(outcome.reveal && { answerData: answerData(outcome.reveal), asked: outcome.asked }),
          ...(outcome.question && { nextQuestion: qtestQuestion(this.qtest, outcome.question) }),
          ...(outcome.elapsedMs !== null && { timeElapsedMs: Math.round(outcome.elapsedMs) }),
          ...(outcome.results && { results: qtestResults(outcome.results) }),
        }
      }),
      replyBy(getQTestAnswer, ({ countedNumber: number }) => {
        const review = reviewView(this.qtest, this.moment(), { holder: HOLDER, number })
        if (!review.ok) throw new Error(review.refusal)
        const { question, reveal } = review.value
        return { question: qtestQuestion(this.qtest, question), answerData: answerData(reveal) }
      }),
      replyBy(deletePlayerAnswer, () => 'Your records were deleted.'),
    ]
  }
}
