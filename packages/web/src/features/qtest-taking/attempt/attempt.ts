import type { QTestQuestion } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { waitBeforeTryMs } from '../../../room-connection/backoff.ts'
import type { Surroundings } from '../../../room-connection/surroundings.ts'
import { t } from '../messages.ts'
import type { AttemptCalls, Attended, Reviewed, Submitted, TypedDetails } from './attempt-calls.ts'
import type { GivenAnswer, KeptAttempt } from './attempt-memory.ts'
import { createAttemptMemory } from './attempt-memory.ts'
import type { AttemptRules, AttemptState, Line } from './attempt-state.ts'
import { isTimed, LINE_UP } from './attempt-state.ts'

const GONE = 404
const CONFLICT = 409
const TOO_MANY = 429
const BROKEN = 500
/** A server that answered, but not as it should, is not asked again sooner. */
const BUSY_MS = 1_000
/** How long a participant reads that the records are cleared. */
const CLEARED_MS = 3_000

type AttemptSurroundings = Pick<
  Surroundings,
  'nowMs' | 'after' | 'random' | 'isHidden' | 'isOffline' | 'onWake' | 'storage'
> & {
  /** Says a sentence once. */
  tell: (text: string, tone: 'good' | 'bad') => void
}

/** The tab's attempt at a QTest: where it stands, and what can be done. What makes no sense now does nothing. */
export interface PageAttempt {
  read: () => AttemptState
  subscribe: (listener: () => void) => () => void
  /** The token by which the tab holds an attempt at this QTest. */
  tokenOf: (qtestId: string) => string | undefined
  /**
   * Begins, or goes on under a name that this browser knows: asks once, or until it is its turn where many begin at once; the state
   * follows when the answer is good.
   */
  begin: (
    who: Pick<KeptAttempt, 'qtestId' | 'qtestName' | 'playerName'>,
    details?: TypedDetails,
  ) => Promise<Outcome<unknown>>
  /** Goes on with the attempt that the tab is in. */
  resume: () => void
  answer: (text: string) => void
  /** From an answer to the next question, or to the results. */
  goOn: () => void
  /** A question of an attempt that is completed, by its number among the questions. */
  review: (attempt: KeptAttempt, countedNumber: number) => Promise<Outcome<Reviewed>>
  retake: () => void
  leave: () => void
}

/** Whether the same may go well a little later: the line, a busy server, one that starts. */
const mayPass = (status: number | undefined): boolean => status === undefined || status === TOO_MANY || status >= BROKEN

/** So many begin at once at this address that it goes well in a moment: a whole year behind one. */
const isCrowded = (outcome: Outcome<unknown>): boolean => !outcome.ok && outcome.code === 'attempt/too-many-at-once'
const MOST_TRIES = 12

type Refused = Omit<Extract<Outcome<unknown>, { ok: false }>, 'ok'>

/** The host has removed this participant: nothing helps but the host. */
const isRemoval = (refused: Refused): boolean => refused.code === 'attempt/removed'

/** The host asks for more than was told: the entry has a field for it. */
const asksMore = (refused: Refused): boolean => refused.code === 'player/field-empty'

export const createAttempt = (around: AttemptSurroundings, calls: AttemptCalls): PageAttempt => {
  const memory = createAttemptMemory(around.storage)
  const listeners = new Set<() => void>()
  let state: AttemptState = { is: 'idle' }
  /** Counts visits: what comes back to an earlier one is nobody's. */
  let turn = 0
  let stopWaiting = () => {}

  const change = (next: AttemptState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const setLine = (line: Line) => {
    if ('line' in state && state.line !== line) change({ ...state, line })
  }

  /** Until so many milliseconds have passed, or the page has reason to look at once. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        stopTimer()
        stopWake()
        resolve()
      }
      const stopTimer = around.after(ms, go)
      const stopWake = around.onWake(go)
    })

  /** Asks until an answer comes that is the server's own; null when nobody waits for it any more. */
  const insist = async <Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value> | null> => {
    const own = turn
    for (let failed = 0; ; failed += 1) {
      const answer = await ask()
      if (own !== turn) return null
      if (answer.ok || !mayPass(answer.status)) {
        setLine(LINE_UP)
        return answer
      }
      const { isHidden, isOffline, random, nowMs } = around
      const jitterMs = waitBeforeTryMs({ failed, isHidden: isHidden(), isOffline: isOffline(), random: random() })
      const waitMs = Math.max(answer.status === undefined ? 0 : BUSY_MS, jitterMs)
      const sentence = answer.status === undefined ? t('lib:offline') : answer.sentence
      setLine({ is: 'lost', sentence, nextTryMs: nowMs() + waitMs })
      await pause(waitMs)
      if (own !== turn) return null
      setLine({ is: 'lost', sentence, nextTryMs: null })
    }
  }

  const end = (attempt: KeptAttempt, refused: Refused) => {
    stopWaiting()
    const why = isRemoval(refused)
      ? 'removed'
      : refused.status === GONE
        ? 'gone'
        : asksMore(refused)
          ? 'asksMore'
          : 'failed'
    change({ is: 'over', attempt, why, sentence: refused.sentence })
  }

  const finish = (
    attempt: KeptAttempt,
    rules: AttemptRules,
    { results, notAsked }: Pick<Attended, 'results' | 'notAsked'>,
  ) => {
    stopWaiting()
    const settled = { ...attempt, pending: null }
    memory.keep(settled)
    const settledRules = { ...rules, mayRetake: results?.retakeFlag ?? rules.mayRetake }
    change({ is: 'completed', attempt: settled, rules: settledRules, line: LINE_UP, results, notAsked, retake: 'no' })
  }

  const ask = (attempt: KeptAttempt, rules: AttemptRules, question: QTestQuestion, elapsedMs: number) => {
    const pending = attempt.pending?.questionId === question.questionId ? attempt.pending : null
    const kept = { ...attempt, pending }
    memory.keep(kept)
    const endsAtMs = isTimed(question) ? around.nowMs() - elapsedMs + question.timeToAnswer * 1_000 : null
    const given = pending?.playerAnswer ?? null
    change({ is: 'asking', attempt: kept, rules, line: LINE_UP, question, endsAtMs, given })
    stopWaiting()
    if (pending) void send(pending)
    else runClock()
  }

  /** At the limit an empty answer goes out; a page that comes back into sight asks what the server's clock says. */
  const runClock = () => {
    if (state.is !== 'asking' || state.endsAtMs === null) return
    const stopTimer = around.after(Math.max(0, state.endsAtMs - around.nowMs()), () => answer(''))
    const stopWake = around.onWake(() => void setClock())
    stopWaiting = () => {
      stopTimer()
      stopWake()
    }
  }

  const setClock = async () => {
    if (state.is !== 'asking') return
    const own = turn
    const { question } = state
    const outcome = await calls.attend(state.attempt)
    const isOpen = state.is === 'asking' && state.question === question && state.given === null
    if (own !== turn || !isOpen) return
    if (outcome.ok) takeAttended(state.attempt, outcome.value)
    else if (isRemoval(outcome)) end(state.attempt, outcome)
  }

  const takeAttended = (attempt: KeptAttempt, attended: Attended) => {
    const { attemptToken, playerId, playerName, status, question, timeElapsedMs = 0 } = attended
    const known = { ...attempt, attemptToken, playerId, playerName }
    const aheadMs = Date.parse(attended.serverTime) - around.nowMs()
    const rules = {
      showsScores: attended.showScoresFlag,
      mayRetake: attended.retakeFlag,
      aheadMs,
      closesAtMs: Date.parse(attended.endDate) - aheadMs,
    }
    if (status === 'IP' && question) ask(known, rules, question, timeElapsedMs)
    else finish(known, rules, attended)
  }

  const come = async (attempt: KeptAttempt) => {
    const outcome = await insist(() => calls.attend(attempt))
    if (outcome === null) return
    if (outcome.ok) takeAttended(attempt, outcome.value)
    else end(attempt, outcome)
  }

  const takeSubmitted = (attempt: KeptAttempt, before: AttemptRules, question: QTestQuestion, reply: Submitted) => {
    const isLast = reply.status === 'CP'
    const { answerData, asked = 0, results, notAsked, nextQuestion, timeElapsedMs = 0 } = reply
    const rules = { ...before, closesAtMs: Date.parse(reply.endDate) - before.aheadMs }
    if (answerData && isTimed(question)) {
      change({
        is: 'answered',
        attempt,
        rules,
        line: LINE_UP,
        question,
        answer: answerData,
        asked,
        isLast,
        isGoingOn: false,
        results,
        notAsked,
      })
    } else if (isLast) finish(attempt, rules, reply)
    else if (nextQuestion) ask(attempt, rules, nextQuestion, timeElapsedMs)
    else void come(attempt)
  }

  const send = async (given: GivenAnswer) => {
    if (state.is !== 'asking') return
    const { attempt, rules, question } = state
    const outcome = await insist(() => calls.submit(attempt, question, given))
    if (outcome === null || state.is !== 'asking') return
    const settled = { ...attempt, pending: null }
    memory.keep(settled)
    if (outcome.ok) return takeSubmitted(settled, rules, question, outcome.value)
    // Another tab or device went on, or the attempt is completed.
    if (outcome.status === CONFLICT) {
      if (given.playerAnswer !== '') around.tell(t('answeredElsewhere'), 'bad')
      return come(settled)
    }
    if (outcome.status === GONE || isRemoval(outcome) || given.playerAnswer === '') return end(settled, outcome)
    around.tell(outcome.sentence, 'bad')
    change({ ...state, attempt: settled, given: null })
    runClock()
  }

  const answer = (text: string) => {
    if (state.is !== 'asking' || state.given !== null) return
    stopWaiting()
    const { question, endsAtMs } = state
    const leftMs = endsAtMs === null ? 0 : Math.max(0, endsAtMs - around.nowMs())
    const timeTaken = endsAtMs === null ? 0 : Math.max(0, question.timeToAnswer - leftMs / 1_000)
    const pending = { questionId: question.questionId, playerAnswer: text, timeTaken }
    const attempt = { ...state.attempt, pending }
    memory.keep(attempt)
    change({ ...state, attempt, given: text })
    void send(pending)
  }

  const follow = (attempt: KeptAttempt) => {
    change({ is: 'coming', attempt, line: LINE_UP })
    void come(attempt)
  }

  const retake = async () => {
    if (state.is !== 'completed' || state.retake !== 'no') return
    const own = turn
    const completed = state
    change({ ...completed, retake: 'asked' })
    const outcome = await calls.clear(completed.attempt)
    if (own !== turn) return
    if (outcome.ok) {
      around.tell(t('cleared', { text: outcome.value }), 'good')
      change({ ...completed, retake: 'cleared' })
      stopWaiting = around.after(CLEARED_MS, () => follow(completed.attempt))
    } else if (isRemoval(outcome)) end(completed.attempt, outcome)
    else {
      around.tell(t('notCleared', { text: outcome.sentence.replace(/[.।]$/u, '') }), 'bad')
      change(completed)
    }
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokenOf: (qtestId) => memory.of(qtestId)?.attemptToken,
    begin: async (who, details) => {
      turn += 1
      const own = turn
      const attempt = memory.attemptOf(who)
      let outcome = await calls.attend(attempt, details)
      for (let tries = 0; tries < MOST_TRIES && isCrowded(outcome); tries += 1) {
        const { random, isHidden, isOffline } = around
        await pause(
          BUSY_MS + waitBeforeTryMs({ failed: tries, isHidden: isHidden(), isOffline: isOffline(), random: random() }),
        )
        if (own !== turn) break
        outcome = await calls.attend(attempt, details)
      }
      if (outcome.ok && own === turn) takeAttended(attempt, outcome.value)
      return outcome
    },
    resume: () => {
      if (state.is !== 'idle' && state.is !== 'over') return
      const attempt = memory.present()
      if (attempt) follow(attempt)
      else change({ is: 'nobody' })
    },
    answer,
    goOn: () => {
      if (state.is !== 'answered' || state.isGoingOn) return
      const { attempt, rules, isLast } = state
      if (isLast) return finish(attempt, rules, state)
      change({ ...state, isGoingOn: true })
      void come(attempt)
    },
    review: calls.review,
    retake: () => void retake(),
    leave: () => {
      turn += 1
      stopWaiting()
      change({ is: 'idle' })
    },
  }
}
