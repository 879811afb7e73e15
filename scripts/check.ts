import { authorChecks } from './checks.ts'
import { runSteps } from './steps.ts'

process.exit((await runSteps(authorChecks)) === null ? 0 : 1)
