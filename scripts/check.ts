import {
  faultTests,
  houseTests,
  source,
  stageSize,
  touchedHouseTests,
  touchedTests,
  unitTests,
  webBuild,
} from './checks.ts'
import type { Planned } from './steps.ts'
import { runSteps, stopSignal } from './steps.ts'

const touched: Planned[] = [
  { step: source, kind: 'works' },
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

// What must pass before a push: npm run check. With --all it is everything but the browsers.
const plan = process.argv.includes('--all') ? all : touched
process.exit((await runSteps(plan, stopSignal())) === null ? 0 : 1)
