import { sourceChecks } from './checks.ts'
import { stopSignal } from './steps.ts'
import { runTogether } from './together.ts'

// One check of the source by its name: node scripts/step.ts types
const asked = process.argv[2] ?? ''
const commands = sourceChecks[asked]
if (commands === undefined) {
  console.error(`The checks are: ${Object.keys(sourceChecks).join(', ')}.`)
  process.exit(1)
}
const print = (text: string) => process.stderr.write(text)
process.exit((await runTogether(commands, { print, ended: stopSignal() })) ? 0 : 1)
