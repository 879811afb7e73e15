import { refuse, seeded } from '@quokka/core/lib'
import type { QTest, QTestCommand, QTestEvent, QTestRefusal } from '@quokka/core/qtest'
import { decide, evolve } from '@quokka/core/qtest'
import type { Circumstances } from '@quokka/core/room'
import type { Stored } from '../journal/loader.ts'
import type { Aggregate, JournalRunner, JournalRunnerPorts, ServerRefusal } from '../journal/runner.ts'
import { runJournalled } from '../journal/runner.ts'
import type { Chance } from '../ports.ts'
import type { QTestChange } from '../stores/qtests.ts'
import { changedAlongside } from '../stores/qtests.ts'
import { qtestRows } from './qtest-rows.ts'

/** Why the server keeps somebody from beginning whom the QTest would take: too many have come from there. */
export type BeginRefusal = 'attempt/too-many'

/** Why a command is refused. */
export type Refused = QTestRefusal | BeginRefusal | ServerRefusal

/** A command, and whether a new attempt may be begun from where it came; asked only when one would be. */
export interface Asked {
  command: QTestCommand
  mayBegin(): boolean
}

export type QTestRunner = JournalRunner<QTest, Asked, QTestRefusal | BeginRefusal>

const begins = ({ was }: QTestEvent): boolean => was === 'attemptBegun'

const changeBy = ({ was }: QTestEvent, { settings, isDeleted }: QTest): QTestChange[] =>
  was === 'qtestRescheduled' || was === 'qtestDeleted'
    ? [{ startMs: settings.startMs, endMs: settings.endMs, isDeleted }]
    : []

/** Runs one QTest: decides commands one by one and lets nothing out before it is stored. */
export const runQTest = (
  stored: Stored<QTest>,
  {
    chance,
    maskRudeWords,
    ...ports
  }: JournalRunnerPorts & { chance: Chance; maskRudeWords: Circumstances['maskRudeWords'] },
): QTestRunner => {
  const random = seeded(chance.seed())
  const aggregate: Aggregate<QTest, Asked, QTestEvent, QTestRefusal | BeginRefusal, QTestChange> = {
    decide(qtest, { command, mayBegin }, nowMs) {
      const decision = decide(qtest, command, { nowMs, random, newId: chance.newId, maskRudeWords })
      return decision.ok && decision.value.some(begins) && !mayBegin() ? refuse('attempt/too-many') : decision
    },
    evolve,
    isJournalled: () => true,
    rows: qtestRows,
    follow: (qtest, event, _arrivedMs, { facts }) => void facts.push(...changeBy(event, qtest)),
    settle: () => {},
    alongside: changedAlongside,
    isOver: ({ isDeleted }) => isDeleted,
    isOfServer: () => false,
    whenStopped: 'server/failed',
  }
  return runJournalled(stored, aggregate, ports)
}
