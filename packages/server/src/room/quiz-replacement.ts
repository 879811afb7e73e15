import type { FrameRefusal } from '@quokka/contract/wire'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { SourceQuiz } from '@quokka/core/room'
import type { Budgets } from '../budgets/budgets.ts'
import { bytesOfQuiz } from '../budgets/bytes-of-quiz.ts'
import type { Chance, RunningClock } from '../ports.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import type { BrowserLine } from './browser-line.ts'
import type { Outcome, RoomRunner } from './runner.ts'
import type { WantedQuiz } from './wanted-quiz.ts'
import { errorFrame, newGameFrame, objectionFrame, refusalFrame } from './wire.ts'

export interface QuizReplacementPorts {
  contents: Pick<QuizContents, 'keep'>
  running: RunningClock
  chance: Chance
  /** The quiz that a host may switch the room to, or why this caller gets none. */
  quizForHost(
    wanted: Exclude<WantedQuiz, { source: SourceQuiz }>,
    credential: string,
  ): Promise<Result<SourceQuiz, { code: FrameRefusal; message: string; says?: string }>>
  budgets: Pick<Budgets, 'objectionToQuiz' | 'payerOf' | 'spend'>
  /** `requestId` names the connection, where it is known. */
  onError(error: unknown, requestId?: string): void
}

/** Another quiz for a room: it is large, so of a room one at a time is read. */
export interface QuizReplacement {
  isUnderWay(runner: RoomRunner): boolean
  /** `refuse` tells the host why the room does not take it. */
  begin(
    line: BrowserLine,
    runner: RoomRunner,
    asked: { credential: string; wanted: WantedQuiz },
    refuse: (outcome: Extract<Outcome, { ok: false }>) => void,
  ): void
}

export const createQuizReplacement = (ports: QuizReplacementPorts): QuizReplacement => {
  const { contents, running, chance, budgets } = ports
  const underWay = new WeakSet<RoomRunner>()

  const playedQuiz = async (credential: string, wanted: WantedQuiz) => {
    const source = 'source' in wanted ? ok(wanted.source) : await ports.quizForHost(wanted, credential)
    return source.ok ? ok({ ...(await contents.keep(source.value)), seed: chance.newId() }) : source
  }

  return {
    isUnderWay: (runner) => underWay.has(runner),
    begin(line, runner, { credential, wanted }, refuse) {
      if (underWay.has(runner)) return line.sendFrame(refusalFrame('frame/rate-limited'))
      // Rooms from before there were budgets have no payer.
      const payer = budgets.payerOf(runner.room().roomId)
      const objection = payer === undefined ? undefined : budgets.objectionToQuiz(payer)
      if (objection !== undefined) return line.sendFrame(objectionFrame(objection))
      underWay.add(runner)
      playedQuiz(credential, wanted)
        .then((found) => {
          if (!found.ok) return line.sendFrame(errorFrame(found.refusal))
          // What is about to be played already needs no event; whoever asked is answered as ever.
          const room = runner.room()
          if (room.phase === 'waiting' && room.stored.contentHash === found.value.contentHash && 'quizId' in wanted)
            return line.sendFrame(newGameFrame(room))
          if (payer !== undefined) budgets.spend(payer, bytesOfQuiz(found.value.source))
          runner.take({ do: 'replaceQuiz', credential, quiz: found.value }, running.runningMs(), (outcome) => {
            if (!outcome.ok) refuse(outcome)
          })
        })
        .catch((error: unknown) => ports.onError(error))
        .finally(() => underWay.delete(runner))
    },
  }
}
