import { faultTests, houseTests, source, stageSize, touchedTests, unitTests, webBuild } from './checks.ts'
import { runSteps } from './steps.ts'

// What must pass before a push: npm run check. With --all it is everything but the browsers.
const isAll = process.argv.includes('--all')
const steps = isAll
  ? [source, houseTests, unitTests, faultTests, webBuild, stageSize]
  : [source, houseTests, touchedTests]
process.exit((await runSteps(steps)) === null ? 0 : 1)
