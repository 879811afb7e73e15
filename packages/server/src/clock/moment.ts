import type { Moment } from '@quokka/core/qtest'
import type { Clock, RunningClock } from '../ports.ts'

export const momentBy = ({ clock, running }: { clock: Clock; running: RunningClock }): Moment => ({
  nowMs: clock.nowMs(),
  runningMs: running.runningMs(),
})
