import { expect, test, vi } from 'vitest'
import '../../../messages/stage.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { fakeSurroundings } from '../../../room-connection/testing/fake-surroundings.ts'
import { asked, attended, completed, kept, results, revealed, second, slideToRead, taken } from '../testing/fixtures.ts'
import { createAttempt } from './attempt.ts'
import type { AttemptCalls } from './attempt-calls.ts'
import type { KeptAttempt } from './attempt-memory.ts'
import { createAttemptMemory } from './attempt-memory.ts'

const good = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
const refused = (status: number, sentence = 'No.'): Outcome<never> => ({ ok: false, sentence, status })
const NO_LINE: Outcome<never> = { ok: false, sentence: 'No connection.' }

type Scripted = { [Name in keyof AttemptCalls]?: Awaited<ReturnType<AttemptCalls[Name]>>[] }

/** Lets run whatever waits for answers that are there already. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A page whose server answers by a script; asked once more than that it says so. */
const open = (script: Scripted, attempt: KeptAttempt | null = kept()) => {
  const world = fakeSurroundings()
  if (attempt) createAttemptMemory(world.around.storage).keep(attempt)
  const tell = vi.fn()
  const next = <Reply>(replies: Reply[] | undefined, name: string) => {
    const reply = replies?.shift()
    if (reply === undefined) throw new Error(`${name} was asked once too often`)
    return reply
  }
  const calls = {
    attend: vi.fn<AttemptCalls['attend']>(async () => next(script.attend, 'attend')),
    submit: vi.fn<AttemptCalls['submit']>(async () => next(script.submit, 'submit')),
    review: vi.fn<AttemptCalls['review']>(),
    clear: vi.fn<AttemptCalls['clear']>(async () => next(script.clear, 'clear')),
  }
  const page = createAttempt({ ...world.around, tell }, calls)
  const pass = async (ms: number) => {
    world.pass(ms)
    await settle()
  }
  return { page, calls, tell, world, pass, remembered: () => createAttemptMemory(world.around.storage).present() }
}

const resumed = async (script: Scripted, attempt: KeptAttempt | null = kept()) => {
  const opened = open(script, attempt)
  opened.page.resume()
  await settle()
  return opened
}

const answered = async (script: Scripted, text = 'Saturn') => {
  const opened = await resumed({ attend: [good(attended())], ...script })
  opened.page.answer(text)
  await settle()
  return opened
}

test('QP7 what is begun is kept under the token that was sent, before the answer comes', async () => {
  const { page, calls, remembered } = open({ attend: [NO_LINE, good(attended())] }, null)
  const who = { qtestId: 'abc', qtestName: 'Volcanoes', playerName: 'Asha' }
  const details = { email: 'asha@example.org', fields: { 'Roll number': '7' }, code: '' }
  expect(await page.begin(who, details)).toEqual(NO_LINE)
  const sent = remembered()?.attemptToken
  expect(sent).toMatch(/^[\w-]{22}$/)
  await page.begin(who, details)
  expect(calls.attend.mock.calls.map(([attempt, typed]) => [attempt.attemptToken, typed])).toEqual([
    [sent, details],
    [sent, details],
  ])
  expect(page.read()).toMatchObject({ is: 'asking', question: asked(), attempt: { playerId: 'p1' } })
  expect(remembered()).toMatchObject({ attemptToken: 'from-the-server', playerName: 'Asha' })
})

test('QP24 where many begin at once it asks again by itself, and no more once the page is left', async () => {
  const crowded: Outcome<never> = { ok: false, sentence: 'Many.', status: 429, code: 'attempt/too-many-at-once' }
  const who = { qtestId: 'abc', qtestName: 'Volcanoes', playerName: 'Asha' }
  const { page, calls, pass } = open({ attend: [crowded, crowded, good(attended())] }, null)
  const begun = page.begin(who)
  for (let tries = 0; tries < 2; tries += 1) {
    await settle()
    await pass(12_000)
  }
  expect(await begun).toMatchObject({ ok: true })
  expect(page.read()).toMatchObject({ is: 'asking' })
  expect(new Set(calls.attend.mock.calls.map(([{ attemptToken }]) => attemptToken)).size).toBe(1)
  const left = open({ attend: [crowded] }, null)
  const never = left.page.begin(who)
  await settle()
  left.page.leave()
  await left.pass(12_000)
  expect(await never).toEqual(crowded)
})

test('QP8 the tab goes on with its attempt; without one there is nobody', async () => {
  const { page, calls } = await resumed({ attend: [good(attended())] })
  expect(page.read()).toMatchObject({ is: 'asking', attempt: { qtestName: 'Volcanoes' } })
  expect(calls.attend.mock.calls[0]?.[0]).toMatchObject({ qtestId: 'abc', attemptToken: 'chosen-by-the-browser' })
  expect((await resumed({}, null)).page.read()).toEqual({ is: 'nobody' })
})

test('QP8 a failed request is retried by itself, at once when the browser is online again', async () => {
  const { page, world } = await resumed({ attend: [NO_LINE, NO_LINE, good(attended())] })
  expect(page.read()).toMatchObject({
    is: 'coming',
    line: { is: 'lost', sentence: expect.stringContaining('offline') },
  })
  world.wake()
  await settle()
  expect(page.read()).toMatchObject({ is: 'coming', line: { is: 'lost' } })
  world.wake()
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', line: { is: 'up' } })
})

test.each([429, 500, 511])('QP9 the same answer is sent again after a %i, until it is acknowledged', async (status) => {
  const { page, calls, pass } = await answered({ submit: [refused(status, 'Busy.'), NO_LINE, good(revealed())] })
  expect(page.read()).toMatchObject({ is: 'asking', given: 'Saturn', line: { is: 'lost', sentence: 'Busy.' } })
  page.answer('Mars')
  await pass(1_000)
  expect(page.read()).toMatchObject({ given: 'Saturn', line: { sentence: expect.stringContaining('offline') } })
  await pass(20_000)
  expect(page.read()).toMatchObject({ is: 'answered', line: { is: 'up' } })
  const bodies = calls.submit.mock.calls.map(([, , given]) => given)
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('QP9 an answer that is not acknowledged survives a reload, and is sent as it was', async () => {
  const { world, page } = await answered({ submit: [NO_LINE] })
  page.leave()
  const pending = createAttemptMemory(world.around.storage).present()?.pending
  expect(pending).toMatchObject({ questionId: 'q1', playerAnswer: 'Saturn' })
  const { calls, page: after } = await resumed(
    { attend: [good(attended())], submit: [good(revealed())] },
    kept({ pending: pending ?? null }),
  )
  expect(calls.submit.mock.calls[0]?.[2]).toEqual(pending)
  expect(after.read()).toMatchObject({ is: 'answered' })
})

test('QP9 an answer to a question that is not asked any more is let go', async () => {
  const pending = { questionId: 'q0', playerAnswer: 'Saturn', timeTaken: 1 }
  const { page, calls, remembered } = await resumed({ attend: [good(attended())] }, kept({ pending }))
  expect(page.read()).toMatchObject({ is: 'asking', given: null })
  expect(calls.submit).not.toHaveBeenCalled()
  expect(remembered()?.pending).toBeNull()
})

test('QP9 an answer that is refused can be given again; an empty one ends here', async () => {
  const { page, tell } = await answered({ submit: [refused(400, 'That is no answer.')] })
  expect(tell).toHaveBeenCalledWith('That is no answer.', 'bad')
  expect(page.read()).toMatchObject({ is: 'asking', given: null })
  const { page: other } = await answered({ submit: [refused(400, 'That is no answer.')] }, '')
  expect(other.read()).toMatchObject({ is: 'over', why: 'failed', sentence: 'That is no answer.' })
})

test('QP10 the clock goes on from what the server says, and submits an empty answer at the limit', async () => {
  const { page, calls, pass } = await resumed({
    attend: [good(attended({ timeElapsedMs: 9_000 }))],
    submit: [good(revealed())],
  })
  expect(page.read()).toMatchObject({ endsAtMs: 21_000 })
  await pass(20_999)
  expect(calls.submit).not.toHaveBeenCalled()
  await pass(1)
  expect(calls.submit.mock.calls[0]?.[2]).toEqual({ questionId: 'q1', playerAnswer: '', timeTaken: 30 })
})

test('QP10 a page that becomes visible again asks where the clock is, and keeps a given answer', async () => {
  const { page, world, pass } = await resumed({
    attend: [good(attended()), good(attended({ timeElapsedMs: 25_000 }))],
    submit: [NO_LINE],
  })
  await pass(10_000)
  world.wake()
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', endsAtMs: 15_000 })
  page.answer('Saturn')
  await settle()
  expect(page.read()).toMatchObject({ given: 'Saturn' })
})

test('QP10 the time that an answer took is told in seconds; a slide has none', async () => {
  const { page, calls, pass } = await resumed({ attend: [good(attended())], submit: [NO_LINE] })
  await pass(2_500)
  page.answer('Saturn')
  expect(calls.submit.mock.calls[0]?.[2]).toMatchObject({ timeTaken: 2.5 })
  const slide = await resumed({ attend: [good(attended({ question: slideToRead }))], submit: [NO_LINE] })
  expect(slide.page.read()).toMatchObject({ endsAtMs: null })
  slide.page.answer('')
  expect(slide.calls.submit.mock.calls[0]?.[2]).toMatchObject({ timeTaken: 0 })
})

test('QP11 after an answer that is shown the next question is asked for by a press, once', async () => {
  const { page, calls } = await answered({
    submit: [good(revealed())],
    attend: [good(attended()), good(attended({ question: second }))],
  })
  expect(calls.attend).toHaveBeenCalledOnce()
  page.goOn()
  page.goOn()
  expect(page.read()).toMatchObject({ is: 'answered', isGoingOn: true })
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', question: second })
  expect(calls.attend).toHaveBeenCalledTimes(2)
})

test('QP11 after the last answer a press leads to the results, which are there already', async () => {
  const { page, calls } = await answered({ submit: [good(revealed({ status: 'CP', results }))] })
  expect(page.read()).toMatchObject({ is: 'answered', isLast: true })
  page.goOn()
  expect(page.read()).toMatchObject({ is: 'completed', results })
  expect(calls.attend).toHaveBeenCalledOnce()
})

test('QP12 where answers stay hidden the next question follows at once, and its clock runs', async () => {
  const { page, pass, calls } = await answered({ submit: [good(taken()), good(taken({ status: 'CP', results }))] })
  expect(page.read()).toMatchObject({ is: 'asking', question: second, given: null, endsAtMs: 30_000 })
  await pass(30_000)
  expect(calls.submit.mock.calls[1]?.[2]).toMatchObject({ questionId: 'q2', playerAnswer: '' })
  expect(page.read()).toMatchObject({ is: 'completed', results })
})

test('QP12 from a slide to read the way leads straight on', async () => {
  const { page } = await resumed({
    attend: [good(attended({ question: slideToRead })), good(attended({ question: second }))],
    submit: [good(revealed())],
  })
  page.answer('')
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', question: second })
})

test('QP15 a retake clears the records, says so, and begins 3 s later', async () => {
  const { page, tell, pass, calls } = await resumed({
    attend: [good(completed()), good(attended())],
    clear: [good('Your records were deleted.')],
  })
  page.retake()
  page.retake()
  await settle()
  expect(calls.clear).toHaveBeenCalledOnce()
  expect(tell).toHaveBeenCalledWith('Your records were deleted. You will be redirected in 3 seconds', 'good')
  await pass(2_999)
  expect(page.read()).toMatchObject({ is: 'completed', retake: 'cleared' })
  await pass(1)
  expect(page.read()).toMatchObject({ is: 'asking', question: asked() })
})

test.each([false, true])(
  'QP15 whether a retake is offered is asked of the results, not of the beginning: %s',
  async (retakeFlag) => {
    const { page } = await resumed({
      attend: [good(attended({ retakeFlag: !retakeFlag }))],
      submit: [good(revealed({ status: 'CP', results: { ...results, retakeFlag } }))],
    })
    page.answer('Saturn')
    await settle()
    page.goOn()
    expect(page.read()).toMatchObject({ is: 'completed', rules: { mayRetake: retakeFlag } })
  },
)

test('QP15 a retake that fails says so, and can be tried again', async () => {
  const { page, tell } = await resumed({ attend: [good(completed())], clear: [refused(403, 'It cannot be retaken.')] })
  page.retake()
  await settle()
  expect(tell).toHaveBeenCalledWith('It cannot be retaken. Failed to delete player records!', 'bad')
  expect(page.read()).toMatchObject({ is: 'completed', retake: 'no' })
})

test('QP16 an attempt that went on or ended somewhere else is shown as it is', async () => {
  const { page, tell } = await answered({
    submit: [refused(409)],
    attend: [good(attended()), good(completed())],
  })
  expect(page.read()).toMatchObject({ is: 'completed', results })
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/in another tab.*does not count/), 'bad']])
})

test.each([
  [404, 'gone'],
  [409, 'failed'],
  [200, 'failed'],
])('QP16 a QTest that answers %i on the way is %s; it can be tried again', async (status, why) => {
  const { page } = await resumed({ attend: [refused(status, 'Not any more.'), good(attended())] })
  expect(page.read()).toMatchObject({ is: 'over', why, sentence: 'Not any more.' })
  page.resume()
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking' })
})

test('QP16 an answer to a QTest that is gone ends the attempt', async () => {
  const { page } = await answered({ submit: [refused(404, 'There is no such QTest.')] })
  expect(page.read()).toMatchObject({ is: 'over', why: 'gone' })
})

test('QP13 after leaving nothing more is reported, and the attempt can be continued', async () => {
  const { page, pass } = await resumed({ attend: [good(attended()), good(attended({ timeElapsedMs: 9_000 }))] })
  page.leave()
  await pass(60_000)
  expect(page.read()).toEqual({ is: 'idle' })
  page.resume()
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', endsAtMs: 81_000 })
})

const removed: Outcome<never> = { ok: false, sentence: 'Removed.', status: 403, code: 'attempt/removed' }

test('QP22 a removed participant is told by the answer, the retake, a reload, and when the page is seen again', async () => {
  const over = { is: 'over', why: 'removed' }
  expect((await answered({ submit: [removed] })).page.read()).toMatchObject(over)
  expect((await resumed({ attend: [removed] })).page.read()).toMatchObject(over)
  const retaking = await resumed({ attend: [good(completed())], clear: [removed] })
  retaking.page.retake()
  await settle()
  expect(retaking.page.read()).toMatchObject(over)
  const seen = await resumed({ attend: [good(attended()), removed] })
  seen.world.wake()
  await settle()
  expect(seen.page.read()).toMatchObject(over)
  // The question's clock has stopped with it.
  await seen.pass(60_000)
  expect(seen.calls.submit).not.toHaveBeenCalled()
})

test('QP22 a place that was given on is said where the page goes on, and can be asked for again', async () => {
  const lost: Outcome<never> = { ok: false, sentence: 'All are taken.', status: 409, code: 'attempt/place-lost' }
  const { page } = await answered({
    attend: [good(attended()), lost, good(attended({ question: second }))],
    submit: [lost],
  })
  expect(page.read()).toMatchObject({ is: 'over', why: 'failed', sentence: 'All are taken.' })
  page.resume()
  await settle()
  expect(page.read()).toMatchObject({ is: 'asking', question: second })
})
