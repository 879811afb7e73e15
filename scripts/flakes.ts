import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.ts'
import { isBrowserTest, testFiles } from './flakes/files.ts'
import { History } from './flakes/history.ts'
import { startLoad } from './flakes/load.ts'
import { repeat } from './flakes/repeat.ts'
import { table } from './flakes/table.ts'
import { stopSignal } from './steps.ts'
import { buildWeb, ensureGallery, isWebStale } from './web-build.ts'

// Repeats test files beside load and counts their failures: npm run flakes -- --minutes 20 faults tests/e2e/lobby.spec.ts
// Groups are faults, engines and browsers; without any all three. --at-once is how many files run at a time, and --idle
// leaves out the load: one endless loop a core. What was counted is kept; a failed file comes first the next time.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '2' },
    idle: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const atOnce = Number(values['at-once'])
if (!(minutes > 0) || !(atOnce >= 1)) {
  console.error('--minutes and --at-once take a positive number.')
  process.exit(1)
}

const chosen = testFiles(positionals)
const chromiumPath = chosen.some(isBrowserTest) ? await findOrInstallChromium() : null
const files = chosen.filter((file) => chromiumPath !== null || !isBrowserTest(file))
if (files.length < chosen.length) console.log('Browser tests are left out: there is no Chromium.')
if ((isWebStale() && !(await buildWeb())) || !(await ensureGallery())) process.exit(1)

const history = new History()
const ended = AbortSignal.any([stopSignal(), AbortSignal.timeout(minutes * 60_000)])

console.log(
  `${files.length} files, ${atOnce} at once, for ${minutes} min${values.idle ? '' : ` beside ${availableParallelism()} endless loops`}`,
)
const stopLoad = values.idle ? () => {} : startLoad()
await repeat({ files, atOnce, history, ended, env: chromiumPath === null ? {} : { CHROMIUM_PATH: chromiumPath } })
stopLoad()

console.log(`\nThis time:\n${table(history.ofThisTime())}`)
console.log(`\nSince ${history.began}, in ${history.path}:\n${table(history.ofAllTime())}`)
process.exit(history.ofThisTime().some(({ failed }) => failed > 0) ? 1 : 0)
