import { expect, test } from 'vitest'
import { randomTrials, TRIAL_LIMIT_MS, TRIAL_SEED } from '../../../../tests/harness/random-trials.ts'
import type { Random } from '../lib/index.ts'
import { get, seeded, values } from '../lib/index.ts'
import { LIMITS } from '../limits.ts'
import type { ExtraTime } from '../scoring/index.ts'
import { EXTRA_TIMES, ownSeconds } from '../scoring/index.ts'
import { ALL_TYPES, rightAnswer, secretsOf, wrongAnswer } from '../testing/index.ts'
import { END_MS, OWNER, QTestTable, questionsOf } from '../testing/qtest-table.ts'
import { throughSnapshot } from '../testing/through-snapshot.ts'
import type { Holder, QTestCommand } from './index.ts'
import { attemptIdOf, entryView, QTestEvent, qtestOfSnapshot, replay, snapshotOf } from './index.ts'
import type { Attempt } from './state.ts'
import { attemptOf } from './state.ts'

const STEPS = 120
/** What happens in some of the QTests only. */
const RARE = [
  'questionTimedOut',
  'attemptBegunAnew',
  'attemptCutOff',
  'tokenAdded',
  'qtestDeleted',
  'attemptRemoved',
  'attemptRestored',
  'placeLost',
  'capacityChanged',
  'extraTimeSet',
]

type Submit = Extract<QTestCommand, { do: 'submit' }>

/** One QTest played by chance, every view of it searched. */
class Sitting {
  readonly table: QTestTable
  views = 0
  /** What the rules say that each attempt must have, kept apart from the QTest's own sums. */
  readonly expected = new Map<string, number>()
  /** Attempts that hold an answer, or held one before they were cleared. */
  private readonly answered = new Set<string>()
  private readonly askedAtMs = new Map<string, number>()
  private readonly wished = new Map<string, ExtraTime>()
  private readonly given = new Map<string, ExtraTime>()
  /** By the question that was asked with it. */
  private readonly extraTimes = new Map<string, ExtraTime>()
  private readonly past: QTestCommand[] = []
  private readonly holders: readonly Holder[]
  private readonly random: Random

  constructor(seed: number) {
    this.random = seeded(seed)
    const rules = { showAnswer: this.chance(0.6), showResult: this.chance(0.7), retake: this.chance(0.6) }
    this.table = new QTestTable(rules, { capacity: 4 + this.below(12) })
    this.holders = Array.from({ length: 11 }, (_, index) => ({
      account: this.chance(0.2) ? `user:${index}` : null,
      guest: this.chance(0.5) ? `cookie-${this.below(4)}` : null,
      tokenHash: this.chance(0.9) ? `token-${index}` : null,
    }))
  }

  private chance(share: number): boolean {
    return this.random() < share
  }
  private below(count: number): number {
    return Math.floor(this.random() * count)
  }
  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  /** What somebody sends: mostly one's own, sometimes with another's token or an invented one. */
  private someHolder(): Holder {
    const holder = this.pick(this.holders)
    if (this.chance(0.9)) return holder
    return { ...holder, tokenHash: this.chance(0.5) ? this.pick(this.holders).tokenHash : `forged-${this.below(9)}` }
  }

  private someSubmission(holder: Holder): Submit {
    const own = attemptOf(this.table.qtest, holder)
    const attempt = this.chance(0.85) ? own : this.pick([own, ...values(this.table.qtest.attempts)])
    const asked = questionsOf(this.table.qtest, attempt)
    const questions = asked.length === 0 ? ALL_TYPES : asked
    const isOpen = attempt?.phase === 'asking' && this.chance(0.85)
    const question = (isOpen ? questions[attempt.marks.length] : undefined) ?? this.pick(questions)
    const answers = [rightAnswer(question), rightAnswer(question), wrongAnswer(question), '', 'no such answer']
    const claimedS = this.chance(0.5) ? -1e9 : null
    return { do: 'submit', holder, questionId: question.questionId, answer: this.pick(answers) ?? '', claimedS }
  }

  private someCommand(): QTestCommand {
    const holder = this.someHolder()
    const roll = this.random()
    const { settings } = this.table.qtest
    if (roll < 0.4) {
      const name = holder.guest === null ? 'Ann' : this.pick(['Ann', 'ANN', 'Bob'])
      const extraTime = holder.account === null ? undefined : this.pick(EXTRA_TIMES)
      return { do: 'attend', holder, details: { name, email: 'someone@example.org', fields: {} }, extraTime }
    }
    if (roll < 0.86) return this.someSubmission(holder)
    if (roll < 0.9) return { do: 'retake', holder }
    if (roll < 0.93 && this.past.length > 0) return this.pick(this.past)
    const userId = this.chance(0.7) ? OWNER : 'somebody'
    if (this.chance(0.01)) return { do: 'delete', userId }
    if (this.chance(0.65)) return this.someModeration(userId)
    const changed = this.chance(0.5) ? { showAnswer: !settings.showAnswer } : { endMs: END_MS + this.below(900_000) }
    return { do: 'reschedule', userId, settings: { ...settings, ...changed } }
  }

  private someModeration(userId: string): QTestCommand {
    const { attempts, outside } = this.table.qtest
    const inside = [...values(attempts)].map(({ attemptId }) => attemptId)
    const others = [...values(outside)].map(({ attempt }) => attempt.attemptId)
    const roll = this.random()
    if (roll < 0.15) return { do: 'lock', userId, locked: this.chance(0.3) }
    if (roll < 0.4) return { do: 'resize', userId, capacity: 3 + this.below(10) }
    const attemptId = this.pick([...inside, ...others, 'nobody'])
    if (roll < 0.6) return { do: 'setExtraTime', userId, attemptId, extraTime: this.pick(EXTRA_TIMES) }
    return { do: roll < 0.8 ? 'remove' : 'restore', userId, attemptId }
  }

  /** Whose word counts for a question is decided when it is asked. */
  private markExtraTime(event: QTestEvent): void {
    if (!('attemptId' in event)) return
    const { was, attemptId } = event
    if (was === 'attemptBegun' || was === 'attemptBegunAnew') this.wished.set(attemptId, event.extraTime ?? 0)
    if (was === 'extraTimeSet') this.given.set(attemptId, event.extraTime)
    if (was === 'questionAsked')
      this.extraTimes.set(event.questionId, this.given.get(attemptId) ?? this.wished.get(attemptId) ?? 0)
  }

  /** The formula of rule SC1, written again, by the times at which the question was asked and the answer came. */
  private mark(event: QTestEvent, before: Attempt | undefined): void {
    if (!('attemptId' in event)) return
    const { attemptId } = event
    if (event.was === 'attemptBegun' || event.was === 'attemptBegunAnew') this.expected.set(attemptId, 0)
    if (event.was === 'attemptCleared') this.expected.delete(attemptId)
    if (event.was === 'questionAsked') this.askedAtMs.set(event.questionId, this.table.nowMs)
    if (event.was === 'placeLost' && this.answered.has(attemptId)) throw new Error('a place with an answer was lost')
    if (event.was !== 'questionAnswered') return
    if (event.answer !== '') this.answered.add(attemptId)
    const question = questionsOf(this.table.qtest, before).find(({ questionId }) => questionId === event.questionId)
    const askedAtMs = this.askedAtMs.get(event.questionId)
    if (question === undefined || askedAtMs === undefined) throw new Error('an answer to what was not asked')
    this.askedAtMs.delete(event.questionId)
    const ownMs = Math.max(0, this.table.nowMs - askedAtMs - LIMITS.latencyCreditMs)
    const ownS = ownSeconds(question.timerS, this.extraTimes.get(event.questionId) ?? 0)
    if (ownMs > ownS * 1_000 && question.maxPoints > 0) throw new Error('a late answer was taken')
    const takenMs = (ownMs * question.timerS) / ownS
    if (event.answer === '' || event.answer !== rightAnswer(question)) return
    const points = Math.max(1, Math.round(question.maxPoints * (1 - takenMs / (question.timerS * 1_000))))
    this.expected.set(attemptId, (this.expected.get(attemptId) ?? 0) + points)
  }

  run(command: QTestCommand): void {
    const { table } = this
    this.past.push(command)
    const before = table.qtest
    const journalled = table.journal.length
    const led = table.give(command)
    for (const event of table.journal.slice(journalled)) {
      this.markExtraTime(event)
      this.mark(event, 'attemptId' in event ? get(before.attempts, event.attemptId) : undefined)
    }
    this.checkRefused(command, led)
    this.checkRepeated(command, led)
    this.checkScores()
    const { attempts, capacity } = table.qtest
    if (attempts.size > before.attempts.size && attempts.size > capacity) throw new Error('more than it has places')
    if ('holder' in command) this.look(command)
  }

  private checkRefused(command: QTestCommand, led: string | number): void {
    if (typeof led === 'string') return
    if ('userId' in command && command.userId !== OWNER) throw new Error('somebody else commanded')
    if (command.do !== 'submit') return
    const own = attemptOf(this.table.qtest, command.holder)
    const isOwn = questionsOf(this.table.qtest, own).some(({ questionId }) => questionId === command.questionId)
    if (!isOwn) throw new Error("another's question was answered")
  }

  /** The same command once more, as after a lost answer. */
  private checkRepeated(command: QTestCommand, led: string | number): void {
    if (typeof led === 'string' || command.do === 'reschedule') return
    // Without anything that proves who it was, a repetition is somebody else.
    if (command.do === 'attend' && attemptIdOf(this.table.qtest, command.holder) === undefined) return
    const { qtest } = this.table
    expect(this.table.give(command)).toBe(0)
    expect(this.table.qtest).toBe(qtest)
  }

  private checkScores(): void {
    const { qtest } = this.table
    const begun = [...values(qtest.attempts)].flatMap((attempt) => (attempt.phase === 'cleared' ? [] : [attempt]))
    for (const { attemptId, score, marks } of begun) {
      if (score !== this.expected.get(attemptId)) throw new Error(`score of ${attemptId}`)
      if (score !== marks.reduce((sum, { points }) => sum + points, 0)) throw new Error(`marks of ${attemptId}`)
    }
    expect([qtest.started, qtest.finished]).toEqual([
      begun.length,
      begun.filter(({ phase }) => phase === 'completed').length,
    ])
    for (const [place, { done, right }] of qtest.tallies.entries()) {
      const marks = begun.flatMap((attempt) => attempt.marks[place] ?? [])
      if (done !== marks.length || right !== marks.filter(({ isRight }) => isRight).length) throw new Error('tallies')
    }
  }

  /** Everything that the holder is told now. */
  private look({ holder, ...command }: Extract<QTestCommand, { holder: Holder }>): void {
    const { table } = this
    const told = [
      table.view(holder),
      entryView(table.qtest, table.moment(), holder),
      table.progress(),
      command.do === 'submit' ? table.outcome(holder, command.questionId) : undefined,
    ]
    const own = attemptOf(table.qtest, holder)
    if (own === undefined || own.phase === 'cleared') return
    const questions = questionsOf(table.qtest, own)
    if (this.chance(0.25)) told.push(...questions.map(({ questionId }) => table.outcome(holder, questionId)))
    const text = JSON.stringify(told)
    this.views += told.length
    const hidden = table.qtest.settings.showAnswer ? questions.slice(own.marks.length) : questions
    for (const secret of hidden.flatMap(secretsOf))
      if (text.includes(secret)) throw new Error(`a view tells ${secret}: ${text}`)
    for (const name of ['accepted', 'token-', 'cookie-', 'user:', '@', 'source-quiz', 'question-', 'xtraTime'])
      if (text.includes(name)) throw new Error(`a view has ${name}: ${text}`)
  }

  play(): void {
    if (this.chance(0.4)) this.table.nowMs = END_MS - this.below(200_000)
    for (let step = 0; step < STEPS; step += 1) {
      this.table.nowMs += this.chance(0.03) ? this.below(this.pick([120_000, 900_000])) : this.below(1_000)
      this.run(this.someCommand())
    }
  }
}

test(`QT24 random QTests: right scores, no early solution, a journal that replays, a snapshot that continues (seed ${TRIAL_SEED})`, {
  timeout: TRIAL_LIMIT_MS,
}, () => {
  const happened = new Map<string, number>()
  let views = 0
  const qtests = randomTrials(
    { name: 'QTest', least: 40, hasSeenAll: () => RARE.every((was) => happened.has(was)) },
    (seed) => {
      const sitting = new Sitting(seed)
      sitting.play()
      const journal = sitting.table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event))))
      const { qtest } = sitting.table
      expect(replay(journal)).toEqual(qtest)
      expect(qtestOfSnapshot(throughSnapshot(snapshotOf(qtest), qtest.source.quiz))).toEqual(qtest)
      for (const { was } of sitting.table.journal) happened.set(was, (happened.get(was) ?? 0) + 1)
      views += sitting.views
    },
  )
  console.log(`${views} views searched, ${JSON.stringify([...happened])}`)
  expect(happened.get('attemptBegun')).toBeGreaterThan(4 * qtests)
  expect(happened.get('questionAnswered')).toBeGreaterThan(5 * qtests)
})
