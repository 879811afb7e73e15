import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { isSurvey, isTimed } from '../questions/index.ts'
import { ALL_TYPES, ALL_TYPES_QUIZ, rightAnswer, secretsOf, wrongAnswer } from '../testing/index.ts'
import { byToken, END_MS, OPENED_MS, OWNER, QTestTable, questionsOf, settings, source } from '../testing/qtest-table.ts'
import type { Holder, QTestCommand } from './index.ts'
import {
  attemptBegunBy,
  entryView,
  isOwner,
  mediaIn,
  participantAnswersView,
  QTestEvent,
  replay,
  reviewView,
  scheduleQTest,
  withoutIdentity,
} from './index.ts'

const ann = byToken('ann')
const bob = byToken('bob')

/** Questions with a clock and a right answer. */
const scored = ALL_TYPES.filter((question) => isTimed(question) && !isSurvey(question))
const twoQuestions = scored.slice(0, 2)
const note = ALL_TYPES.find((question) => !isTimed(question)) ?? scored[0]
const member = (id: string): Holder => ({ account: credentialOfAccount(id), guest: null, tokenHash: null })

const right = (table: QTestTable, holder: Holder): string => {
  const question = table.open(holder)
  return (question && rightAnswer(question)) ?? ''
}

/** Answers all that is open, each question after so long. */
const finish = (table: QTestTable, holder: Holder, afterMs = 1_250): void => {
  while (table.open(holder) !== undefined) {
    table.nowMs += afterMs
    table.submit(holder, right(table, holder))
    table.attend(holder)
  }
}

test('QT1 a schedule is refused as a window, as fields too many, and as what no child is asked', () => {
  const opening = { qtestId: 'a', ownerId: OWNER, source, settings, capacity: 1 }
  const asking = (change: object, ageGroup = source.ageGroup) => {
    const read = scheduleQTest({ ...opening, source: { ...source, ageGroup }, settings: { ...settings, ...change } }, 5)
    return read.ok ? read.value.settings.additionalFields : read.refusal
  }
  expect(asking({ endMs: 3 })).toBe('qtest/invalid-window')
  expect(asking({ additionalFields: ['Class, class', 'Class'] })).toEqual(['Class', 'class'])
  expect(asking({ additionalFields: Array.from({ length: 11 }, (_, index) => `${index}`) })).toBe(
    'qtest/too-many-fields',
  )
  expect(asking({ additionalFields: ['x'.repeat(30)] })).toHaveLength(1)
  expect(asking({ additionalFields: ['x'.repeat(31)] })).toBe('qtest/field-too-long')
})

test('QT4 a private field is refused for the young alone, when scheduled and when changed', () => {
  const asked = { additionalFields: ['Date of birth'] }
  expect(new QTestTable({}, { ageGroup: '6 to 8' }).reschedule(asked)).toBe('qtest/field-not-allowed')
  expect(new QTestTable({}, { ageGroup: '9 to 14' }).reschedule(asked)).toBe('qtest/field-not-allowed')
  expect(new QTestTable().reschedule(asked)).toBe(1)
  const opening = { qtestId: 'a', ownerId: OWNER, settings: { ...settings, ...asked }, capacity: 1 }
  expect(scheduleQTest({ ...opening, source: { ...source, ageGroup: '6 to 8' } }, 5)).toMatchObject({
    refusal: 'qtest/field-not-allowed',
  })
})

test('QT2 nobody begins, and no question is asked, before the start and from the end on', () => {
  const table = new QTestTable({ showAnswer: false })
  table.attend(ann)
  table.reschedule({ startMs: OPENED_MS + 10 })
  expect(table.attend(bob)).toBe('qtest/not-started')
  expect(table.submit(ann, right(table, ann))).toBe(1)
  expect(table.attend(ann)).toBe('qtest/not-started')
  table.nowMs = END_MS
  expect(table.attend(bob)).toBe('qtest/expired')
  table.nowMs = END_MS - 1
  expect(table.attend(bob)).toBe(2)
})

test('QT6 the questions are those of the quiz, in its order, and counted without info slides', () => {
  const table = new QTestTable()
  table.attend(ann)
  const titles = questionsOf(table.qtest, table.attempt(ann)).map(({ questionTitle }) => questionTitle)
  expect(titles).toEqual(ALL_TYPES.map(({ questionTitle }) => questionTitle))
  expect(entryView(table.qtest, table.moment(), ann)).toMatchObject({
    window: 'Active',
    name: 'All types',
    questions: ALL_TYPES.length - 1,
    timeS: 30 * (ALL_TYPES.length - 1),
    allowsRetake: true,
    ownAttempts: [{ name: 'Ann', status: 'IP', answered: 0 }],
  })
  expect(table.view(ann)?.question).toMatchObject({ questionNumber: 1, questions: ALL_TYPES.length, hostMode: false })
})

test('QU22 a question is numbered among the questions, and an info slide is not', () => {
  const table = new QTestTable({ showAnswer: false }, { questions: [...ALL_TYPES].reverse() })
  table.attend(ann)
  const numbers: (number | null | undefined)[] = []
  for (let question = table.view(ann)?.question; question; question = table.view(ann)?.question) {
    numbers.push(question.countedNumber)
    expect(question.questionCount).toBe(ALL_TYPES.length - 1)
    table.submit(ann, question.timerS === null ? '' : right(table, ann))
  }
  const info = ALL_TYPES.toReversed().findIndex(({ questionType }) => questionType === 'NQS')
  expect(numbers).toEqual(ALL_TYPES.map((_, place) => (place === info ? null : place < info ? place + 1 : place)))
})

test('QT7 the rules of an expired QTest may change, its window only to one that is in order', () => {
  const table = new QTestTable()
  table.nowMs = END_MS + 10
  expect(table.reschedule({ showResult: false })).toBe(1)
  expect(table.reschedule({ startMs: OPENED_MS - 1 })).toBe('qtest/invalid-window')
  expect(table.reschedule({ endMs: END_MS + 5 })).toBe('qtest/invalid-window')
  expect(table.reschedule({ endMs: OPENED_MS })).toBe('qtest/invalid-window')
  expect(table.reschedule({ endMs: END_MS + 20 })).toBe(1)
  expect(table.qtest.settings).toMatchObject({ showResult: false, endMs: END_MS + 20 })
})

test('QT7 opened again: an attempt that was told of the end stays completed, any other continues', () => {
  const table = new QTestTable()
  for (const holder of [ann, bob]) table.attend(holder)
  table.nowMs = END_MS + 60_000
  table.attend(ann)
  expect(table.progress()).toMatchObject({ finished: 2, window: 'Expired' })
  table.reschedule({ endMs: END_MS + 120_000 })
  for (const holder of [ann, bob]) table.attend(holder)
  expect([table.view(ann)?.status, table.view(bob)?.question?.questionNumber]).toEqual(['CP', 2])
})

test('QT7 whether answers are shown is asked at each call', () => {
  const table = new QTestTable({}, { questions: twoQuestions })
  table.attend(ann)
  const first = table.open(ann)?.questionId ?? ''
  table.submit(ann, right(table, ann))
  expect(table.outcome(ann, first)).toMatchObject({ reveal: { isCorrect: true }, question: null })
  table.reschedule({ showAnswer: false })
  expect(table.outcome(ann, first)).toMatchObject({ reveal: null, question: null, status: 'IP' })
  expect(
    table.submit(ann, table.journal.findLast((event) => event.was === 'questionAnswered')?.answer ?? '', first),
  ).toBe(1)
  expect(table.outcome(ann, first)?.question?.questionNumber).toBe(2)
})

test('QT8 nobody but its owner moves or deletes it', () => {
  const table = new QTestTable()
  for (const command of [{ do: 'reschedule', settings } as const, { do: 'delete' } as const])
    expect(table.give({ ...command, userId: 'somebody' })).toBe('qtest/not-owner')
  expect([isOwner(table.qtest, OWNER), isOwner(table.qtest, 'somebody')]).toEqual([true, false])
})

test('QT8 a deleted QTest takes no command, shows no media, and is deleted once', () => {
  const table = new QTestTable()
  table.attend(ann)
  const picture = table.view(ann)?.question?.imageName ?? ''
  expect(mediaIn(table.qtest, picture)).toBeDefined()
  expect(table.give({ do: 'delete', userId: OWNER })).toBe(1)
  expect(table.give({ do: 'delete', userId: OWNER })).toBe(0)
  const refused: QTestCommand[] = [
    { do: 'reschedule', userId: OWNER, settings },
    { do: 'attend', holder: ann, details: { name: 'Ann', email: 'a@example.org', fields: {} } },
    { do: 'submit', holder: ann, questionId: '', answer: '', claimedS: null },
    { do: 'retake', holder: ann },
  ]
  for (const command of refused) expect(table.give(command)).toBe('qtest/not-found')
  expect(mediaIn(table.qtest, picture)).toBeUndefined()
})

test.each([
  [{ name: ' \u200B' }, 'player/name-empty'],
  [{ name: 'x'.repeat(31) }, 'player/name-too-long'],
  [{ email: ' ' }, 'player/email-empty'],
  [{ email: 'nobody' }, 'player/email-invalid'],
  [{ fields: {} }, 'player/field-empty'],
  [{ fields: { class: '5b' } }, 'player/field-empty'],
  [{ fields: { Class: '\u202E \n' } }, 'player/field-empty'],
  [{ fields: { Class: 'x'.repeat(61) } }, 'player/field-too-long'],
])('QT9 a participant with %j does not begin: %s', (change, refusal) => {
  const table = new QTestTable({ additionalFields: ['Class'] })
  const details = { name: 'Ann', email: 'ann@example.org', fields: { Class: '5b' }, ...change }
  expect(table.give({ do: 'attend', holder: ann, details })).toBe(refusal)
  expect(table.qtest.attempts.size).toBe(0)
})

test('QT9 what is kept of a participant is clean, masked, and nothing that nobody asked for', () => {
  const table = new QTestTable({ additionalFields: ['Class'] })
  table.attend(ann, ' Rude  Ann\u200B', { fields: { Class: ' 5\u0000\nb ', class: 'x', Phone: '1', constructor: 'y' } })
  expect(table.attempt(ann)).toMatchObject({ name: 'R••• Ann' })
  expect(table.attempt(ann).fields).toEqual({ Class: '5 b' })
})

test.each([
  ['a grown-up guest', ann, '18+', 'someone@example.org'],
  ['a guest of a quiz for the young', ann, '9 to 14', null],
  ['a member', member('m'), '18+', null],
] as const)('QT10 for %s the email is stored as it should be', (_, holder, ageGroup, email) => {
  const table = new QTestTable({}, { ageGroup })
  expect(table.attend(holder, 'Ann', { email: 'nothing' })).toBe('player/email-invalid')
  table.attend(holder)
  expect(table.attempt(holder).email).toBe(email)
  expect(entryView(table.qtest, table.moment(), holder).keepsEmail).toBe(ageGroup === '18+')
  if (email === null) expect(JSON.stringify([table.qtest, table.journal])).not.toContain('someone@')
})

test('QT11 a token, an account and a browser each bring back the attempt, and begin nothing twice', () => {
  const table = new QTestTable()
  const account = credentialOfAccount('m')
  table.attend({ account, guest: 'cookie', tokenHash: 'first' }, 'Mia')
  for (const holder of [
    byToken('first'),
    member('m'),
    { account, guest: null, tokenHash: 'second' },
    byToken('second'),
  ])
    table.attend(holder, 'Somebody else')
  expect(table.qtest.attempts.size).toBe(1)
  expect(table.view(byToken('second'))?.playerName).toBe('Mia')
  // A member's attempt is the account's, not the browser's: whoever uses it next begins again.
  expect(table.view({ account: null, guest: 'cookie', tokenHash: null })).toBeUndefined()
})

test('QT11 an unknown caller has no attempt to submit to or to clear', () => {
  const table = new QTestTable()
  table.attend(ann)
  const questionId = table.open(ann)?.questionId ?? ''
  const { attemptId } = table.attempt(ann)
  for (const tokenHash of ['forged', attemptId, '', 'Ann', null]) {
    const stranger = { account: null, guest: null, tokenHash }
    expect(table.submit(stranger, 'Cedar', questionId)).toBe('attempt/not-found')
    expect(table.give({ do: 'retake', holder: stranger })).toBe('attempt/not-found')
    expect(table.outcome(stranger, questionId)).toBeUndefined()
  }
  table.attend(bob, 'Bob')
  expect(table.submit(bob, 'Cedar', questionId)).toBe('answer/question-not-open')
})

test('QT11 of many tokens the latest are known', () => {
  const table = new QTestTable()
  const tokens = Array.from({ length: 20 }, (_, index) => `token-${index}`)
  for (const tokenHash of tokens) table.attend({ account: null, guest: 'cookie', tokenHash })
  expect(table.qtest.attempts.size).toBe(1)
  expect(tokens.filter((token) => table.view(byToken(token)) !== undefined)).toEqual(tokens.slice(-8))
  expect(table.qtest.tokens.size).toBe(8)
})

test('QT12 on one browser each name has its attempt, in whatever case; without a token the last one is meant', () => {
  const table = new QTestTable()
  const browser = (tokenHash: string | null) => ({ account: null, guest: 'cookie', tokenHash })
  table.attend(browser('1'), 'Ann')
  table.attend(browser('2'), 'Bob')
  table.attend(browser('3'), ' aNN ')
  expect(table.qtest.attempts.size).toBe(2)
  expect([table.view(browser('3')), table.view(browser(null))].map((view) => view?.playerName)).toEqual(['Ann', 'Ann'])
  table.attend(browser('2'), 'Bob')
  table.attend({ account: null, guest: 'another', tokenHash: '4' }, 'Ann')
  expect(table.qtest.attempts.size).toBe(3)
  expect(entryView(table.qtest, table.moment(), browser(null)).ownAttempts.map(({ name }) => name)).toEqual([
    'Ann',
    'Bob',
  ])
})

test('QT13 a full QTest takes nobody new; returning or retaking keeps the place', () => {
  const table = new QTestTable({}, { capacity: 2, questions: twoQuestions })
  table.attend(ann)
  table.attend(bob)
  expect(table.attend(byToken('cem'))).toBe('qtest/full')
  finish(table, ann)
  table.give({ do: 'retake', holder: ann })
  expect(table.attend(byToken('cem'))).toBe('qtest/full')
  expect(table.attend(ann)).toBe(2)
})

test('QT14 two attempts share no alias, and no alias is a name of the quiz', () => {
  const table = new QTestTable()
  const aliases = [ann, bob].map((holder) => {
    table.attend(holder)
    const questions = questionsOf(table.qtest, table.attempt(holder))
    const media = questions.flatMap(({ questionImage, answerImage }) => [questionImage ?? [], answerImage ?? []].flat())
    const folder = ALL_TYPES_QUIZ.mediaFolder
    expect(media.map((alias) => mediaIn(table.qtest, alias))).toEqual([
      { folder, name: 'picture.png' },
      { folder, name: 'solution-picture.png' },
    ])
    return [table.view(holder)?.question?.quizId, ...questions.map(({ questionId }) => questionId), ...media]
  })
  expect(new Set(aliases.flat()).size).toBe(aliases.flat().length)
  expect(JSON.stringify(aliases)).not.toMatch(/question-|source-quiz|picture/)
  for (const alias of ['', 'picture.png', 'constructor', `${table.attempt(ann).attemptId}.constructor`, 'x.y.png'])
    expect(mediaIn(table.qtest, alias)).toBeUndefined()
})

test('QT15 with answers shown the next question is asked when the participant moves on, and once', () => {
  const table = new QTestTable({}, { questions: twoQuestions })
  expect(table.attend(ann)).toBe(2)
  table.nowMs += 500
  expect(table.attend(ann)).toBe(0)
  expect(table.view(ann)).toMatchObject({ elapsedMs: 500, question: { questionNumber: 1 }, status: 'IP' })
  expect(table.submit(ann, right(table, ann))).toBe(1)
  expect(table.view(ann)).toMatchObject({ question: null, elapsedMs: null })
  expect([table.attend(ann), table.attend(ann)]).toEqual([1, 0])
  expect(table.view(ann)?.question?.questionNumber).toBe(2)
})

test('QT15 without answers, and after an info slide, the next question is asked at once', () => {
  const hidden = new QTestTable({ showAnswer: false }, { questions: twoQuestions })
  hidden.attend(ann)
  const first = hidden.open(ann)?.questionId ?? ''
  expect(hidden.submit(ann, right(hidden, ann))).toBe(2)
  hidden.nowMs += 700
  expect(hidden.outcome(ann, first)).toMatchObject({ reveal: null, question: { questionNumber: 2 }, elapsedMs: 700 })
  const shown = new QTestTable({}, { questions: [note, ...scored].filter((question) => question !== undefined) })
  shown.attend(ann)
  const slide = shown.open(ann)?.questionId ?? ''
  expect(shown.submit(ann, 'read it')).toBe('answer/invalid')
  expect(shown.submit(ann, '')).toBe(2)
  expect(shown.outcome(ann, slide)).toMatchObject({ reveal: null, question: { questionNumber: 2 } })
  // Repeated while a later answer is shown, it does not ask the question after that.
  shown.submit(ann, right(shown, ann))
  expect(shown.submit(ann, '', slide)).toBe(0)
})

test.each([
  [30_250, 'questionAnswered'],
  [30_251, 'questionTimedOut'],
])('QT16 after %i ms of 30 s the answer is recorded as %s', (afterMs, was) => {
  const table = new QTestTable()
  table.attend(ann)
  const questionId = table.open(ann)?.questionId ?? ''
  const answer = right(table, ann)
  table.nowMs += afterMs
  expect(table.submit(ann, answer)).toBe(1)
  expect(table.journal.at(-1)).toMatchObject({ was, questionId })
  const isInTime = was === 'questionAnswered'
  expect(table.outcome(ann, questionId)?.reveal).toMatchObject({
    answer: isInTime ? answer : '',
    takenMs: isInTime ? 30_000 : null,
    isCorrect: isInTime,
    points: isInTime ? 1 : 0,
  })
  expect(table.attempt(ann)).toMatchObject({ answerMs: 30_000, score: isInTime ? 1 : 0 })
})

test('QT16 the credit comes off the time that counts; what the client claims does not count', () => {
  const table = new QTestTable()
  table.attend(ann)
  table.nowMs += 3_250
  const questionId = table.open(ann)?.questionId ?? ''
  table.give({ do: 'submit', holder: ann, questionId, answer: right(table, ann), claimedS: -1e9 })
  expect(table.attempt(ann)).toMatchObject({ score: 90, answerMs: 3_000 })
})

test('QT16 a question that was left is closed when somebody comes, as of its end; giving no answer costs the whole time too', () => {
  const table = new QTestTable({}, { questions: scored.slice(0, 3) })
  table.attend(ann)
  table.nowMs += 600_000
  expect(table.attend(ann)).toBe(2)
  expect(table.journal.findLast((event) => event.was === 'questionTimedOut')?.atMs).toBe(OPENED_MS + 30_250)
  table.nowMs += 1_000
  table.submit(ann, '')
  expect(table.attempt(ann)).toMatchObject({ phase: 'between', answerMs: 60_000, score: 0 })
})

test.each([3_600_000, -3_600_000])(
  'QT35 a wall clock that is set by %i ms takes no answer and gives no time, while the window goes by it',
  (byMs) => {
    const table = new QTestTable({ startMs: OPENED_MS - 9_000_000, endMs: END_MS + 9_000_000 })
    const setWall = () => {
      table.nowMs += byMs
      table.runningAheadMs -= byMs
    }
    table.attend(ann)
    table.nowMs += 5_250
    setWall()
    expect(table.view(ann)?.elapsedMs).toBe(5_250)
    expect(table.submit(ann, right(table, ann))).toBe(1)
    expect(table.attempt(ann)).toMatchObject({ answerMs: 5_000, lastActivityMs: OPENED_MS + 5_250 + byMs })
    table.attend(ann)
    const late = table.open(ann)?.questionId ?? ''
    setWall()
    table.nowMs += 30_251
    expect(table.submit(ann, right(table, ann), late)).not.toBe('answer/invalid')
    expect(table.journal.findLast(({ was }) => was === 'questionTimedOut')).toMatchObject({ questionId: late })
  },
)

test('QT17 the same answer again has the same outcome and scores once, another is refused', () => {
  const table = new QTestTable({}, { questions: twoQuestions })
  table.attend(ann)
  const questionId = table.open(ann)?.questionId ?? ''
  const answer = right(table, ann)
  table.nowMs += 1_250
  table.submit(ann, answer)
  const outcome = table.outcome(ann, questionId)
  const before = table.qtest
  table.nowMs += 90_000
  expect(table.submit(ann, answer, questionId)).toBe(0)
  expect(table.submit(ann, '', questionId)).toBe('answer/already-given')
  expect(table.qtest).toBe(before)
  expect(table.outcome(ann, questionId)).toEqual(outcome)
  table.attend(ann)
  finish(table, ann)
  expect(table.submit(ann, answer, questionId)).toBe(0)
  expect(table.outcome(ann, questionId)?.reveal).toMatchObject({ totalScore: 97, points: 97 })
  expect(table.submit(ann, '', questionId)).toBe('attempt/completed')
  expect(table.submit(ann, '', 'none')).toBe('attempt/completed')
})

test('QT17 any answer to a question that the clock closed has that outcome, an impossible one to an open one none', () => {
  const table = new QTestTable()
  table.attend(ann)
  const late = table.open(ann)
  expect(table.submit(ann, 'no option at all')).toBe('answer/invalid')
  table.nowMs += 31_000
  for (const answer of ['', 'Cedar', 'no option at all']) {
    table.submit(ann, answer, late?.questionId)
    expect(table.outcome(ann, late?.questionId ?? '')?.reveal).toMatchObject({ answer: '', takenMs: null })
  }
  expect(table.journal.filter((event) => event.was === 'questionTimedOut')).toHaveLength(1)
  const later = questionsOf(table.qtest, table.attempt(ann))[3]
  expect(table.submit(ann, '', later?.questionId)).toBe('answer/question-not-open')
})

test('QT18 a question that runs may be finished after the end, nothing else; the rest costs its whole time', () => {
  const table = new QTestTable({ showAnswer: false }, { questions: scored.slice(0, 4) })
  table.nowMs = END_MS - 1_000
  for (const holder of [ann, bob]) table.attend(holder)
  expect(table.view(ann)).toMatchObject({ endMs: END_MS, notAsked: 0 })
  table.nowMs = END_MS + 5_250
  const questionId = table.open(ann)?.questionId ?? ''
  expect(table.attend(ann)).toBe(0)
  expect(table.view(ann)?.elapsedMs).toBe(6_250)
  table.submit(ann, right(table, ann))
  expect(table.outcome(ann, questionId)).toMatchObject({
    status: 'CP',
    question: null,
    results: { right: 1 },
    notAsked: 3,
  })
  expect(table.attend(ann)).toBe(0)
  expect(table.view(ann)).toMatchObject({
    status: 'CP',
    notAsked: 3,
    results: { totalScore: 80, right: 1, questions: 4 },
  })
  expect(table.attempt(ann)).toMatchObject({ answerMs: 6_000 + 3 * 30_000 })
  // Bob never came back: counted as completed by whoever looks, though nothing is recorded.
  table.nowMs += 60_000
  expect(table.view(ann)?.results).toMatchObject({ rank: 1, finished: 2 })
  expect(table.attempt(bob).phase).toBe('asking')
  expect(table.attend(bob)).toBe(2)
  expect(table.attempt(bob)).toMatchObject({ phase: 'completed', answerMs: 4 * 30_000 })
})

test('QT18 an info slide ends with the window', () => {
  const table = new QTestTable({}, { questions: [note, ...scored].filter((question) => question !== undefined) })
  table.attend(ann)
  const slide = table.open(ann)?.questionId ?? ''
  table.nowMs = END_MS + 1
  expect(table.submit(ann, '', slide)).toBe(2)
  expect(table.outcome(ann, slide)).toMatchObject({ status: 'CP', reveal: null })
})

test('QT19 only a completed attempt is cleared, where it is allowed and may be begun again', () => {
  const table = new QTestTable({}, { questions: twoQuestions })
  const retake = () => table.give({ do: 'retake', holder: ann })
  table.attend(ann)
  expect(retake()).toBe('attempt/in-progress')
  finish(table, ann)
  table.reschedule({ retake: false })
  expect(retake()).toBe('qtest/retake-not-allowed')
  expect(table.view(ann)).toMatchObject({ mayRetake: false })
  table.reschedule({ retake: true })
  table.nowMs = END_MS
  expect(retake()).toBe('qtest/expired')
  expect(table.view(ann)).toMatchObject({ mayRetake: false, results: { mayRetake: false } })
  table.nowMs = END_MS - 1
  expect(table.view(ann)).toMatchObject({ mayRetake: true, results: { mayRetake: true } })
  expect([retake(), retake()]).toEqual([1, 0])
  expect(table.view(ann)).toBeUndefined()
  expect(table.submit(ann, '', 'any')).toBe('attempt/not-found')
  table.nowMs = END_MS
  expect(table.attend(ann)).toBe('qtest/expired')
})

test('QT49 a retake asks for the fields that are asked since, and nobody else is asked', () => {
  const table = new QTestTable({ additionalFields: ['Class'] }, { questions: twoQuestions })
  table.attend(ann, 'Ann', { fields: { Class: '5b' } })
  table.reschedule({ additionalFields: ['House', 'Class'] })
  finish(table, ann)
  expect(table.view(ann)?.status).toBe('CP')
  table.give({ do: 'retake', holder: ann })
  expect(table.attend(ann)).toBe('player/field-empty')
  expect(table.attend(ann, 'Ann', { fields: { House: 'Red', Class: 'another' } })).toBe(2)
  expect(table.attempt(ann).fields).toEqual({ Class: '5b', House: 'Red' })
  const { attemptId } = table.attempt(ann)
  expect(JSON.stringify(withoutIdentity(table.journal, new Set([attemptId])))).not.toContain('Red')
})

test('QT19 what was cleared counts nowhere, and its aliases are dead', () => {
  const table = new QTestTable({ additionalFields: ['Class'] }, { questions: twoQuestions })
  table.attend(ann, 'Ann', { fields: { Class: '5b' } })
  const { attemptId } = table.attempt(ann)
  const first = table.open(ann)?.questionId ?? ''
  const picture = table.view(ann)?.question?.imageName ?? ''
  finish(table, ann)
  table.give({ do: 'retake', holder: ann })
  expect(table.qtest).toMatchObject({
    started: 0,
    finished: 0,
    tallies: [
      { done: 0, right: 0 },
      { done: 0, right: 0 },
    ],
  })
  expect(table.progress()).toMatchObject({ started: 0, finished: 0, participants: [], averageScore: 0 })
  expect(mediaIn(table.qtest, picture)).toBeUndefined()
  table.attend(ann, 'Another')
  expect(table.submit(ann, 'Cedar', first)).toBe('answer/question-not-open')
  expect(table.attempt(ann)).toMatchObject({ attemptId, name: 'Ann', fields: { Class: '5b' }, score: 0, marks: [] })
  expect(table.qtest).toMatchObject({ started: 1, finished: 0 })
})

test('QT20 nothing of a solution is told before the answer, and nothing at all where answers are not shown', () => {
  for (const showAnswer of [true, false]) {
    const table = new QTestTable({ showAnswer })
    table.attend(ann)
    for (let question = table.open(ann); question !== undefined; question = table.open(ann)) {
      const { questionId } = question
      const secrets = secretsOf(question)
      const tellsSecret = (view: unknown) => secrets.some((secret) => JSON.stringify(view ?? null).includes(secret))
      expect(tellsSecret(table.view(ann))).toBe(false)
      expect(table.outcome(ann, questionId)).toBeUndefined()
      table.submit(ann, wrongAnswer(question) ?? '')
      if (secrets.length > 0 && isTimed(question)) expect(tellsSecret(table.outcome(ann, questionId))).toBe(showAnswer)
      table.attend(ann)
    }
    expect(table.view(ann)?.results?.marks === null).toBe(!showAnswer)
  }
})

test('QT20 the share of right answers is that of the attempts with the question behind them, points only with results', () => {
  const table = new QTestTable({}, { questions: twoQuestions })
  for (const holder of [ann, bob, byToken('cem')]) table.attend(holder)
  const questionId = table.open(ann)?.questionId ?? ''
  const wrong = table.open(bob)
  table.submit(ann, right(table, ann))
  expect(table.outcome(ann, questionId)?.reveal).toMatchObject({ correctPercent: 100, points: 100, rank: 0 })
  expect(table.outcome(ann, questionId)?.asked).toBe(1)
  table.submit(bob, (wrong && wrongAnswer(wrong)) ?? '')
  expect(table.outcome(ann, questionId)?.reveal?.correctPercent).toBe(50)
  table.reschedule({ showResult: false })
  expect(table.outcome(ann, questionId)?.reveal).toMatchObject({ points: 0, totalScore: 0, isCorrect: true })
  finish(table, ann)
  expect(table.view(ann)).toMatchObject({ status: 'IP' })
})

test('QT46 each question of a completed attempt is read again by its participant alone, where answers are shown', () => {
  const table = new QTestTable({}, { questions: [note, ...scored].flatMap((question) => question ?? []) })
  const review = (number: number, holder = ann) => {
    const read = reviewView(table.qtest, table.moment(), { holder, number })
    return read.ok ? read.value : read.refusal
  }
  expect(review(1)).toBe('attempt/not-found')
  table.attend(ann)
  table.submit(ann, '')
  table.submit(ann, right(table, ann))
  expect(review(1)).toBe('attempt/in-progress')
  table.attend(ann)
  table.nowMs = END_MS + 3_600_000
  expect(review(1)).toMatchObject({
    question: { countedNumber: 1, questionTitle: scored[0]?.questionTitle },
    reveal: { isCorrect: true, explanation: scored[0]?.answerContent, points: 100 },
  })
  // It was open when the window ended, and nothing was answered.
  expect(review(2)).toMatchObject({ reveal: { answer: '', isCorrect: false } })
  for (const never of [3, 0, 99]) expect(review(never)).toBe('answer/not-shown')
  expect(review(1, bob)).toBe('attempt/not-found')
  table.reschedule({ showResult: false })
  expect(review(1)).toMatchObject({ reveal: { points: 0, totalScore: 0 } })
  table.reschedule({ showAnswer: false })
  expect(review(1)).toBe('answer/not-shown')
})

test('QT21 SC8 places go by score and then by less time; equals share one; surveys are marked and cannot be won', () => {
  const table = new QTestTable()
  const holders = [4_250, 1_250, 4_250].map((afterMs, index) => {
    const holder = byToken(`${index}`)
    table.attend(holder, `Player ${index}`)
    finish(table, holder, afterMs)
    return holder
  })
  expect(holders.map((holder) => table.view(holder)?.results?.rank)).toEqual([2, 1, 2])
  expect(table.view(holders[0] ?? ann)?.results).toEqual({
    rank: 2,
    finished: 3,
    totalScore: scored.length * 87,
    decidingMs: scored.length * 4_000 + 30_000,
    right: scored.length,
    questions: scored.length,
    asked: scored.length + 1,
    mayRetake: true,
    marks: [...scored.map(() => 'right'), 'none'],
  })
  expect(table.view(holders[1] ?? ann)?.results?.decidingMs).toBeUndefined()
  table.reschedule({ showResult: false })
  expect(table.view(holders[0] ?? ann)).toMatchObject({ status: 'CP', results: null })
})

test('QT22 a journal without a participant replays to the same QTest, and does not identify the participant', () => {
  const table = new QTestTable({ additionalFields: ['Class'] }, { questions: twoQuestions })
  const account = credentialOfAccount('m')
  table.attend({ account, guest: null, tokenHash: 'mia' }, 'Mia', { fields: { Class: 'five-b' } })
  table.attend({ account: null, guest: 'cookie', tokenHash: 'gus' }, 'Gus', { fields: { Class: 'six-a' } })
  finish(table, byToken('mia'))
  const taken = table.journal.flatMap((event) => attemptBegunBy(event) ?? [])
  expect(taken.map(({ credentials }) => credentials)).toEqual([[account], ['cookie']])
  const forgotten = withoutIdentity(table.journal, new Set(taken.map(({ playerId }) => playerId)))
  expect(JSON.stringify(forgotten)).not.toMatch(/Mia|Gus|five-b|six-a|someone@/)
  expect(withoutIdentity(table.journal, new Set(['stranger']))).toEqual(table.journal)
  const rows = (qtest = table.qtest) => {
    table.qtest = qtest
    return table.progress().participants.map(({ name: _, fields: __, ...played }) => played)
  }
  expect(rows(replay(forgotten))).toEqual(rows(replay(table.journal)))
})

test('QT47 participants are found by part of a name or a field, and listed by name', () => {
  const table = new QTestTable({ additionalFields: ['Class'] }, { questions: twoQuestions, capacity: 200 })
  for (const [index, name] of ['Zoë', 'Ann', 'asha', 'Bo'].entries())
    table.attend(byToken(name), name, { fields: { Class: index < 2 ? '5 B' : '4a' } })
  const names = (wanted: object) => table.progress(wanted).participants.map(({ name }) => name)
  expect(names({ search: 'ZOE' })).toEqual(['Zoë'])
  expect(names({ search: '5b', byName: true })).toEqual(['Ann', 'Zoë'])
  expect(names({ search: 'nobody' })).toEqual([])
  expect(names({ byName: true })).toEqual(['Ann', 'asha', 'Bo', 'Zoë'])
  expect(table.progress({ search: '4' })).toMatchObject({ matching: 2, started: 4 })
  for (let index = 0; index < 150; index += 1)
    table.attend(byToken(`${index}`), `Kim ${String(index).padStart(3, '0')}`, { fields: { Class: '6' } })
  const first = table.progress({ search: 'kim', byName: true })
  const second = table.progress({ search: 'kim', byName: true, before: first.next ?? '' })
  expect([first.matching, second.next]).toEqual([150, null])
  expect([...first.participants, ...second.participants].map(({ name }) => name)).toEqual(
    Array.from({ length: 150 }, (_, index) => `Kim ${String(index).padStart(3, '0')}`),
  )
})

test('QT48 the answers of one participant are told question by question, also of one who was removed', () => {
  const table = new QTestTable({}, { questions: [note, ...scored.slice(0, 3)].flatMap((question) => question ?? []) })
  table.attend(ann)
  table.submit(ann, '')
  table.nowMs += 2_250
  table.submit(ann, right(table, ann))
  table.attend(ann)
  const { attemptId } = table.attempt(ann)
  const read = () => participantAnswersView(table.qtest, table.moment(), attemptId)
  table.nowMs += 60_000
  expect(read()).toMatchObject({
    name: 'Ann',
    answers: [
      { number: 1, title: scored[0]?.questionTitle, mark: 'right', takenMs: 2_000 },
      { number: 2, answer: '', mark: 'none', takenMs: null, points: 0 },
      { number: 3, mark: 'notAsked' },
    ],
  })
  expect(read()?.answers[0]?.rightAnswers).toEqual([read()?.answers[0]?.answer])
  table.attend(ann)
  table.give({ do: 'remove', userId: OWNER, attemptId })
  expect(read()?.answers.map(({ mark }) => mark)).toEqual(['right', 'none', 'notAsked'])
  expect(participantAnswersView(table.qtest, table.moment(), 'nobody')).toBeUndefined()
})

test('QT23 pages of participants follow each other, the latest activity first, and tell nothing private', () => {
  const table = new QTestTable({}, { capacity: 500, questions: twoQuestions })
  for (let index = 0; index < 230; index += 1) {
    if (index % 3 === 0) table.nowMs += 1_000
    table.attend({ account: null, guest: `cookie-${index}`, tokenHash: `hash-${index}` }, `Player ${index}`)
  }
  finish(table, byToken('hash-229'))
  const pages = [table.progress()]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(table.progress({ before: next }))
  expect(pages.map(({ participants }) => participants.length)).toEqual([100, 100, 30])
  const rows = pages.flatMap(({ participants }) => participants)
  expect(new Set(rows.map(({ participantId }) => participantId)).size).toBe(230)
  expect(rows[0]).toMatchObject({ name: 'Player 229', status: 'CP', answered: 2, right: 2 })
  expect(rows.map(({ lastActivityMs }) => lastActivityMs)).toEqual(
    rows.map(({ lastActivityMs }) => lastActivityMs).sort((left, right) => right - left),
  )
  expect(table.progress({ pages: 2 })).toMatchObject({ participants: rows.slice(0, 200), next: pages[1]?.next })
  expect(table.progress({ pages: 3 })).toMatchObject({ participants: rows, next: null })
  expect(table.progress({ state: 'CP' }).participants.map(({ name }) => name)).toEqual(['Player 229'])
  expect(table.progress({ before: 'nonsense' }).participants).toEqual([])
  expect(table.progress()).toMatchObject({ started: 230, finished: 1, capacity: 500, averageCorrect: 100 })
  expect(JSON.stringify(pages)).not.toMatch(/@|hash-|cookie-/)
  table.nowMs += 3_600_001
  expect(table.progress().startedLastHour).toBe(0)
})

test('QT24 a thousand attempts at fifty questions are quick, and read back from a journal', () => {
  const questions = Array.from({ length: 50 }, (_, index) => ({
    ...(scored[index % scored.length] ?? ALL_TYPES_QUIZ.questions[0]),
    questionId: `question-${index}`,
  })) as typeof ALL_TYPES_QUIZ.questions
  const table = new QTestTable({ showAnswer: false }, { capacity: 1_000, questions })
  for (let index = 0; index < 1_000; index += 1) {
    const holder = byToken(`${index}`)
    table.attend(holder, `Player ${index}`)
    for (let answered = 0; answered < 3; answered += 1) table.submit(holder, right(table, holder))
  }
  const again = replay(table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event)))))
  expect(again.started).toBe(1_000)
  expect(again.tallies[2]).toEqual({ done: 1_000, right: 1_000 })
})
