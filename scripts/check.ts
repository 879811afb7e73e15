import {
  faultTests,
  houseTests,
  recordedUnitTests,
  source,
  stageSize,
  touchedHouseTests,
  touchedSource,
  touchedTests,
  unitTests,
  webBuild,
} from './checks.ts'
import type { Planned } from './steps.ts'
import { runSteps, stopSignal } from './steps.ts'

const touched: Planned[] = [
  { step: touchedSource, kind: 'works' },
  { step: touchedTests, kind: 'waits' },
  { step: touchedHouseTests, kind: 'works' },
]

const all: Planned[] = [
  { step: source, kind: 'works' },
  { step: webBuild, kind: 'waits' },
  { step: stageSize, kind: 'waits', after: [webBuild] },
  { step: faultTests, kind: 'waits', after: [webBuild] },
  { step: houseTests, kind: 'works' },
  { step: unitTests, kind: 'works' },
]

// What must pass before a push: npm run check. With --all it is everything but the browsers; --record prepares the choice of
// unit tests that later checks make.
const planOf = (options: readonly string[]): readonly Planned[] => {
  if (options.includes('--record')) return [{ step: recordedUnitTests, kind: 'works' }]
  return options.includes('--all') ? all : touched
}
process.exit((await runSteps(planOf(process.argv), stopSignal())) === null ? 0 : 1)
