import { seeded } from '../lib/index.ts'
import { attemptQuestion } from '../qtest/attempt-quiz.ts'
import type { Holder, Moment, QTest, QTestCommand, QTestEvent, QTestSettings, QTestSource } from '../qtest/index.ts'
import { attemptView, decide, evolve, openQTest, outcomeView, progressView } from '../qtest/index.ts'
import type { Attempt } from '../qtest/state.ts'
import { attemptOf } from '../qtest/state.ts'
import type { Question } from '../questions/index.ts'
import { ALL_TYPES_QUIZ } from './index.ts'

/** The account that scheduled the QTest. */
export const OWNER = 'owner'
export const OPENED_MS = 1_000_000
export const END_MS = OPENED_MS + 3_600_000

export const settings: QTestSettings = {
  showAnswer: true,
  showResult: true,
  retake: true,
  startMs: OPENED_MS,
  endMs: END_MS,
  additionalFields: [],
  access: 'link',
}

export const source: QTestSource = {
  quiz: ALL_TYPES_QUIZ,
  qtestType: 'RM',
  description: 'All that can be asked',
  image: '/media/readymade/banner.webp',
  ageGroup: '18+',
}

export const details = (name: string) => ({ name, email: 'someone@example.org', fields: {} })

/** Somebody without an account or a cookie, as in a frame on another site. */
export const byToken = (tokenHash: string): Holder => ({ account: null, guest: null, tokenHash })

/** What a test may choose beside the settings. */
interface Choice {
  capacity?: number
  questions?: readonly Question[]
  ageGroup?: QTestSource['ageGroup']
  quizType?: QTestSource['quiz']['quizType']
}

/** The questions of a QTest as one of its attempts is asked them, with their solutions; none of one that is cleared. */
export const questionsOf = (qtest: QTest, attempt: Attempt | undefined): Question[] =>
  attempt === undefined || attempt.phase === 'cleared'
    ? []
    : qtest.source.quiz.questions.map((_, place) => attemptQuestion(qtest, attempt, place) as Question)

/** A QTest with a wall clock moved by hand; the one that runs inside questions is ahead of it. */
export class QTestTable {
  nowMs = OPENED_MS
  runningAheadMs = 5_000_000
  qtest: QTest
  /** Everything that happened, the opening first. */
  readonly journal: QTestEvent[]
  private ids = 0
  private readonly random = seeded(3)

  constructor(
    change: Partial<QTestSettings> = {},
    {
      capacity = 9,
      questions = ALL_TYPES_QUIZ.questions,
      ageGroup = source.ageGroup,
      quizType = ALL_TYPES_QUIZ.quizType,
    }: Choice = {},
  ) {
    const opened = {
      was: 'qtestOpened' as const,
      qtestId: 'abcdefgh',
      ownerId: OWNER,
      source: {
        ...source,
        ageGroup,
        quiz: { contentHash: 'hash', source: { ...ALL_TYPES_QUIZ, quizType, questions } },
      },
      settings: { ...settings, ...change },
      capacity,
      atMs: this.nowMs,
    }
    this.journal = [opened]
    this.qtest = openQTest(opened)
  }

  moment(): Moment {
    return { nowMs: this.nowMs, runningMs: this.nowMs + this.runningAheadMs }
  }

  /** Gives a command and answers the refusal, or how many events it led to. */
  give(command: QTestCommand): string | number {
    const decision = decide(this.qtest, command, {
      ...this.moment(),
      random: this.random,
      newId: () => `id-${this.ids++}`,
      maskRudeWords: (name) => name.replace('Rude', 'R•••'),
    })
    if (!decision.ok) return decision.refusal
    this.qtest = decision.value.reduce(evolve, this.qtest)
    this.journal.push(...decision.value)
    return decision.value.length
  }

  attend(holder: Holder, name = 'Ann', change: { email?: string; fields?: Record<string, string> } = {}) {
    return this.give({ do: 'attend', holder, details: { ...details(name), ...change } })
  }

  submit(holder: Holder, answer: string, questionId = this.open(holder)?.questionId ?? 'none') {
    return this.give({ do: 'submit', holder, questionId, answer, claimedS: null })
  }

  reschedule(change: Partial<QTestSettings>) {
    return this.give({ do: 'reschedule', userId: OWNER, settings: { ...this.qtest.settings, ...change } })
  }

  attempt(holder: Holder) {
    const attempt = attemptOf(this.qtest, holder)
    if (attempt === undefined) throw new Error('no attempt')
    return attempt
  }

  /** The open question, with its solution. */
  open(holder: Holder): Question | undefined {
    const attempt = attemptOf(this.qtest, holder)
    return attempt?.phase === 'asking' ? attemptQuestion(this.qtest, attempt, attempt.marks.length) : undefined
  }

  view(holder: Holder) {
    return attemptView(this.qtest, this.moment(), holder)
  }

  outcome(holder: Holder, questionId: string) {
    return outcomeView(this.qtest, this.moment(), { holder, questionId })
  }

  progress(wanted: Parameters<typeof progressView>[2] = {}) {
    return progressView(this.qtest, this.moment(), wanted)
  }
}
