import { setTimeout as pause } from 'node:timers/promises'
import type { Result } from '@quokka/core/lib'
import type { Bus, BusTopic, RunningClock } from '../ports.ts'
import { HeldElsewhere } from '../stores/held-elsewhere.ts'
import type { QTestPlaces } from './qtest-places.ts'

const ANSWER_MS = 5_000
const AGAIN_MS = 200
/** A node that dies is replaced before. */
const GIVE_UP_MS = 10_000

/** What a node answers that does not have the QTest. */
export const MOVED = JSON.stringify('moved')

/** Does something where a QTest is. */
export interface Elsewhere {
  /** `unreachable` when nobody who has it could be asked in time; what was asked may have been done. */
  ask<Here>(
    qtestId: string,
    question: { topic: BusTopic; text(): string },
    here: () => Promise<Here>,
  ): Promise<Result<{ here: Here } | { there: string }, 'unreachable'>>
}

export const createElsewhere = ({
  places,
  bus,
  running,
  nobodyAt,
}: {
  places: QTestPlaces
  bus: Pick<Bus, 'ask'>
  running: RunningClock
  /** Nobody answers under this name. */
  nobodyAt(node: string): void
}): Elsewhere => ({
  async ask(qtestId, { topic, text }, here) {
    const sinceMs = running.runningMs()
    do {
      const place = await places.find(qtestId)
      if (place === 'here') {
        try {
          return { ok: true, value: { here: await here() } }
        } catch (error) {
          if (!(error instanceof HeldElsewhere)) throw error
        }
      } else if (place !== 'later') {
        const answer = await bus.ask(place.node, topic, text(), ANSWER_MS)
        if (answer.ok && answer.value !== MOVED) return { ok: true, value: { there: answer.value } }
        if (!answer.ok && answer.refusal === 'nobody') nobodyAt(place.node)
      }
      await pause(AGAIN_MS)
    } while (running.runningMs() - sinceMs < GIVE_UP_MS)
    return { ok: false, refusal: 'unreachable' }
  },
})
