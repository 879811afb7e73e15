import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { LIMITS } from '../limits.ts'
import { isSurvey, isTimed } from '../questions/index.ts'
import type { ExtraTime } from '../scoring/index.ts'
import { EXTRA_TIMES, ownSeconds } from '../scoring/index.ts'
import { ALL_TYPES, rightAnswer } from '../testing/index.ts'
import { byToken, details, END_MS, OWNER, QTestTable } from '../testing/qtest-table.ts'
import type { Holder } from './index.ts'
import { attemptIdOf, entryView, participantAnswersView, QTestEvent, replay } from './index.ts'

const MORE = [25, 50, 100] as const
const ann: Holder = { account: credentialOfAccount('ann'), guest: null, tokenHash: 'ann' }
const bob = byToken('bob')
const questions = ALL_TYPES.filter((question) => isTimed(question) && !isSurvey(question)).slice(0, 3)
const note = ALL_TYPES.filter((question) => !isTimed(question))

const begin = (table: QTestTable, holder: Holder, extraTime: ExtraTime = 0) =>
  table.give({ do: 'attend', holder, details: details('Ann'), extraTime })

const idOf = (table: QTestTable, holder: Holder): string => attemptIdOf(table.qtest, holder) ?? 'nobody'

const give = (table: QTestTable, holder: Holder, extraTime: ExtraTime, userId = OWNER) =>
  table.give({ do: 'setExtraTime', userId, attemptId: idOf(table, holder), extraTime })

/** What each of them is told about the time for the question that is open. */
const secondsOf = (table: QTestTable, holder: Holder) => table.view(holder)?.question?.timerS

const right = (table: QTestTable, holder: Holder): string => rightAnswer(table.open(holder) as never) ?? ''

/** Answers right, and goes on to the next question. */
const answerAndGoOn = (table: QTestTable, holder: Holder): void => {
  table.submit(holder, right(table, holder))
  begin(table, holder)
}

const told = (table: QTestTable, holder: Holder) =>
  participantAnswersView(table.qtest, table.moment(), idOf(table, holder))?.extraTime

test.each(MORE)(
  'XT15 XT16 a member who wishes %i percent more sees that time and may answer until it is over',
  (wished) => {
    const table = new QTestTable({}, { questions })
    begin(table, ann, wished)
    begin(table, bob)
    expect([secondsOf(table, ann), secondsOf(table, bob)]).toEqual([ownSeconds(30, wished), 30])
    const first = table.open(ann)?.questionId ?? ''
    table.nowMs += ownSeconds(30, wished) * 1_000 + LIMITS.latencyCreditMs
    expect(table.submit(ann, right(table, ann))).toBe(1)
    expect(table.outcome(ann, first)?.reveal).toMatchObject({ isCorrect: true, totalScore: 1 })
    expect(table.attempt(ann)).toMatchObject({ answerMs: 30_000, marks: [{ takenMs: 30_000 }] })
    begin(table, ann)
    table.nowMs += ownSeconds(30, wished) * 1_000 + LIMITS.latencyCreditMs + 1
    expect(table.submit(ann, right(table, ann))).toBe(1)
    expect(table.attempt(ann)).toMatchObject({ marks: [{}, { isByClock: true, takenMs: 30_000 }] })
  },
)

test('XT16 a participant who uses the same share of more time wins the same points and the same place', () => {
  const sittings = fc.record({
    extraTime: fc.constantFrom(...MORE),
    showAnswer: fc.boolean(),
    /** In thousandths of one's own time. */
    shares: fc.array(fc.nat(1_000), { minLength: questions.length, maxLength: questions.length }),
  })
  fc.assert(
    fc.property(sittings, ({ extraTime, showAnswer, shares }) => {
      const table = new QTestTable({ showAnswer }, { questions })
      for (const [holder, more] of [
        [ann, extraTime],
        [bob, 0],
      ] as const) {
        begin(table, holder, more)
        for (const share of shares) {
          table.nowMs += ownSeconds(30, more) * share + LIMITS.latencyCreditMs
          answerAndGoOn(table, holder)
        }
      }
      const [own, other] = [table.view(ann)?.results, table.view(bob)?.results]
      expect(own).toMatchObject({ right: questions.length, rank: 1, finished: 2 })
      expect(own).toEqual(other)
    }),
    { numRuns: 60 },
  )
})

test('XT15 what the host gives outweighs the wish, from the next question on, in a retake too, and is given by the host alone', () => {
  const table = new QTestTable({}, { questions: questions.slice(0, 2) })
  begin(table, ann, 25)
  begin(table, bob)
  expect(give(table, ann, 100, 'somebody')).toBe('qtest/not-owner')
  expect(table.give({ do: 'setExtraTime', userId: OWNER, attemptId: 'nobody', extraTime: 50 })).toBe('player/not-found')
  expect([give(table, ann, 25), give(table, ann, 100), give(table, ann, 100), give(table, bob, 50)]).toEqual([
    0, 1, 0, 1,
  ])
  expect([secondsOf(table, ann), secondsOf(table, bob)]).toEqual([38, 30])
  for (const holder of [ann, bob]) answerAndGoOn(table, holder)
  expect([secondsOf(table, ann), secondsOf(table, bob)]).toEqual([60, 45])
  for (const holder of [ann, bob]) {
    table.submit(holder, right(table, holder))
    table.give({ do: 'retake', holder })
  }
  expect(entryView(table.qtest, table.moment(), ann, 25).timeS).toBe(120)
  begin(table, ann, 25)
  begin(table, bob)
  expect([secondsOf(table, ann), secondsOf(table, bob)]).toEqual([60, 45])
  expect(give(table, ann, 0)).toBe(1)
  answerAndGoOn(table, ann)
  expect(secondsOf(table, ann)).toBe(30)
  expect(replay(table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event)))))).toEqual(table.qtest)
})

test('XT15 a retake begins with what is wished then; signed out with what was wished before', () => {
  const table = new QTestTable({}, { questions: questions.slice(0, 1) })
  const signedOut = byToken('ann')
  const again = (holder: Holder, extraTime: ExtraTime) => {
    table.submit(ann, right(table, ann))
    table.give({ do: 'retake', holder })
    begin(table, holder, extraTime)
    return secondsOf(table, holder)
  }
  begin(table, ann, 25)
  expect([again(ann, 50), again(signedOut, 0), again(ann, 0)]).toEqual([45, 45, 30])
})

test('XT15 a participant whom the host lets in again has what was set meanwhile', () => {
  const table = new QTestTable({}, { questions })
  begin(table, bob)
  const attemptId = idOf(table, bob)
  table.give({ do: 'remove', userId: OWNER, attemptId })
  expect([give(table, bob, 50), told(table, bob)]).toEqual([1, 50])
  table.give({ do: 'restore', userId: OWNER, attemptId })
  expect(secondsOf(table, bob)).toBe(30)
  answerAndGoOn(table, bob)
  expect(secondsOf(table, bob)).toBe(45)
})

test('XT15 a slide that is only read has no time, more of it or not', () => {
  const table = new QTestTable({}, { questions: [...note, ...questions] })
  begin(table, ann, 100)
  expect(secondsOf(table, ann)).toBeNull()
  table.nowMs += 100_000
  expect(table.submit(ann, '')).toBe(2)
  expect([table.attempt(ann), secondsOf(table, ann)]).toMatchObject([{ answerMs: 0 }, 60])
})

test("XT16 a question that was asked before the window's end may be finished in one's own time; no other is asked", () => {
  const table = new QTestTable({}, { questions })
  table.nowMs = END_MS - 1
  begin(table, ann, 100)
  table.nowMs += 60_000
  expect(table.submit(ann, right(table, ann))).toBe(2)
  expect(table.view(ann)).toMatchObject({ status: 'CP', notAsked: 2, results: { right: 1 } })
})

test('XT17 the host alone is told, of one participant; the entry tells an account its own time, and nobody else', () => {
  const table = new QTestTable({}, { questions })
  const timeS = (holder: Holder, wished: ExtraTime = 0) => entryView(table.qtest, table.moment(), holder, wished).timeS
  expect([timeS(ann, 50), timeS(bob)]).toEqual([135, 90])
  begin(table, ann, 50)
  begin(table, bob)
  expect([told(table, ann), told(table, bob)]).toEqual([50, 0])
  give(table, ann, 100)
  give(table, bob, 100)
  expect([timeS(ann, 50), timeS(bob)]).toEqual([180, 90])
  expect(told(table, ann)).toBe(100)
  for (const step of [() => {}, () => answerAndGoOn(table, bob)]) {
    step()
    expect(JSON.stringify([table.view(bob), table.progress(), table.view(ann)])).not.toMatch(/extraTime/iu)
  }
})

test('XT18 a place is nobody else’s while its question may be answered in one’s own time', () => {
  const [question] = questions
  if (question === undefined) throw new Error('a question is needed')
  const long = { ...question, timerS: LIMITS.longestTimerS }
  const losesAfterMs = (extraTime: ExtraTime) => {
    const table = new QTestTable({}, { capacity: 1, questions: [long] })
    begin(table, ann, extraTime)
    const lastMs = entryView(table.qtest, table.moment(), bob).placeFreeAtMs ?? 0
    const beganMs = table.nowMs
    table.nowMs = lastMs
    expect(begin(table, bob)).toBe('qtest/full')
    table.nowMs += 1
    expect(begin(table, bob)).toBe(3)
    return lastMs - beganMs
  }
  expect(EXTRA_TIMES.map(losesAfterMs)).toEqual([600_250, 750_250, 900_250, 1_200_250])
})

test('XT15 a journal from before there was more time in QTests goes on in the ordinary time', () => {
  const table = new QTestTable({}, { questions })
  begin(table, ann)
  expect(JSON.stringify(table.journal)).not.toContain('extraTime')
  expect(secondsOf(table, ann)).toBe(30)
})
