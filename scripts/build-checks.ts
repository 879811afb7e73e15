import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { jsonReport } from './checks.ts'
import { root, run, tool } from './child.ts'
import type { Step } from './steps.ts'
import { countListed, reportPath } from './test-totals.ts'
import { buildWeb } from './web-build.ts'

export const webBuild: Step = { name: 'web build', run: buildWeb }

export const stageSize: Step = {
  name: 'stage size',
  run: async () => (await run(tool('vitest'), ['run', '--project=build', ...jsonReport('build')])) === 0,
}

/** The journeys in a real browser; without one they are counted as skipped. */
export const browserTests = (chromiumPath: string | null): Step => ({
  name: 'browser tests',
  run: async () => {
    if (chromiumPath === null) {
      const listed = spawnSync(tool('playwright'), ['test', '--list', '--reporter=json'], {
        cwd: root,
        encoding: 'utf8',
      })
      writeFileSync(reportPath('browser'), JSON.stringify(countListed(listed.stdout)))
      return 'there is no Chromium'
    }
    const env = { ...process.env, CHROMIUM_PATH: chromiumPath }
    return (await run(tool('playwright'), ['test', '--pass-with-no-tests'], { env })) === 0
  },
})
