import { refuse, seeded } from '@quokka/core/lib'
import type { QTest, QTestCommand, QTestEvent, QTestRefusal } from '@quokka/core/qtest'
import { attemptChange, decide, evolve } from '@quokka/core/qtest'
import type { PlayerFacts } from '@quokka/core/reports'
import type { Circumstances } from '@quokka/core/room'
import type { Aggregate, Followed, JournalRunner, JournalRunnerPorts, ServerRefusal } from '../journal/runner.ts'
import { runJournalled } from '../journal/runner.ts'
import type { SnapshotPorts } from '../journal/snapshots.ts'
import { createSnapshotWriter } from '../journal/snapshots.ts'
import type { Stored } from '../journal/stored.ts'
import type { Chance, Clock } from '../ports.ts'
import { membersAlongside } from '../stores/journal-members.ts'
import type { Alongside } from '../stores/journals.ts'
import type { AttemptsChanged } from '../stores/plays.ts'
import { attemptsAlongside } from '../stores/plays.ts'
import type { QTestChange } from '../stores/qtests.ts'
import { changedAlongside } from '../stores/qtests.ts'
import { qtestForm, qtestRows } from './qtest-rows.ts'

/** Why the server keeps somebody from beginning whom the QTest would take: too many have come from there. */
export type BeginRefusal = 'attempt/too-many-at-once'

/** Why a command is refused. */
export type Refused = QTestRefusal | BeginRefusal | ServerRefusal

/** A command, and whether a new attempt may be begun from where it came; asked only when one would be. */
export interface Asked {
  command: QTestCommand
  mayBegin(): boolean
}

export type QTestRunner = JournalRunner<QTest, Asked, QTestRefusal | BeginRefusal>

const begins = ({ was }: QTestEvent): boolean => was === 'attemptBegun'

/** What changes how a QTest stands in its owner's lists. */
const LISTED: readonly QTestEvent['was'][] = ['qtestRescheduled', 'qtestDeleted', 'qtestClosed', 'qtestReopened']

/** What is stored with the row of an event. */
type QTestFact = { changed: QTestChange } | { begunBy: string } | { completed: PlayerFacts } | { cleared: string }

const factBy = ({ before, after, event }: Followed<QTest, QTestEvent>): QTestFact | undefined => {
  if (event.was === 'attemptBegun') {
    const credential = event.account ?? event.guest
    return credential === null ? undefined : { begunBy: credential }
  }
  if (!LISTED.includes(event.was)) return attemptChange(before, after, event)
  const { settings, isDeleted, closings } = after
  const closedWhy = closings.find(({ by }) => by === 'administrator')?.reason ?? null
  return { changed: { startMs: settings.startMs, endMs: settings.endMs, isDeleted, closedWhy } }
}

/** The last that happened to each attempt counts. */
const lastOfAttempts = (facts: readonly QTestFact[]): AttemptsChanged => {
  const attempts = new Map<string, PlayerFacts | undefined>()
  for (const fact of facts) {
    if ('completed' in fact) attempts.set(fact.completed.playerId, fact.completed)
    if ('cleared' in fact) attempts.set(fact.cleared, undefined)
  }
  const completed = [...attempts.values()].filter((player) => player !== undefined)
  const cleared = [...attempts].flatMap(([attemptId, player]) => (player === undefined ? [attemptId] : []))
  return { completed, cleared }
}

const alongside = (facts: readonly QTestFact[]): Alongside[] => {
  const changes = facts.flatMap((fact) => ('changed' in fact ? [fact.changed] : []))
  const isDeleted = changes.at(-1)?.isDeleted ?? false
  // With a deletion the play goes, and its players cannot come in the same statement.
  const members = facts.flatMap((fact) => ('begunBy' in fact ? [fact.begunBy] : []))
  return [
    ...changedAlongside(changes),
    ...(isDeleted ? [] : attemptsAlongside(lastOfAttempts(facts))),
    ...membersAlongside(members),
  ]
}

/** Runs one QTest: decides commands one by one and lets nothing out before it is stored. */
export const runQTest = (
  stored: Stored<QTest>,
  {
    clock,
    chance,
    maskRudeWords,
    ...ports
  }: JournalRunnerPorts &
    SnapshotPorts & { clock: Clock; chance: Chance; maskRudeWords: Circumstances['maskRudeWords'] },
): QTestRunner => {
  const random = seeded(chance.seed())
  const snapshots = createSnapshotWriter(stored, qtestForm, ports)
  const aggregate: Aggregate<QTest, Asked, QTestEvent, QTestRefusal | BeginRefusal, QTestFact> = {
    decide(qtest, { command, mayBegin }, runningMs) {
      const moment = { nowMs: clock.nowMs(), runningMs }
      const decision = decide(qtest, command, { ...moment, random, newId: chance.newId, maskRudeWords })
      return decision.ok && decision.value.some(begins) && !mayBegin() ? refuse('attempt/too-many-at-once') : decision
    },
    evolve,
    isJournalled: () => true,
    rows: qtestRows,
    follow(followed, { facts }) {
      const fact = factBy(followed)
      if (fact !== undefined) facts.push(fact)
    },
    settle: () => {},
    alongside,
    onStored: snapshots.stored,
    isOver: ({ isDeleted }) => isDeleted,
    isOfServer: () => false,
    whenStopped: 'server/failed',
  }
  const runner = runJournalled(stored, aggregate, ports)
  return {
    ...runner,
    async stop() {
      await runner.stop()
      await snapshots.settled()
    },
  }
}
