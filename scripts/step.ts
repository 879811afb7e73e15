import { authorChecks } from './checks.ts'
import { runSteps } from './steps.ts'

// One step of `npm run check` by its name: node scripts/step.ts types
const asked = process.argv[2]
const steps = authorChecks.filter((step) => step.name === asked)
if (steps.length === 0) {
  console.error(`The steps are: ${authorChecks.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}
process.exit((await runSteps(steps)) === null ? 0 : 1)
