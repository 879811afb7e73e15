import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { root, runInGroup, tool } from './child.ts'
import type { Step } from './steps.ts'
import { countListed, reportPath } from './test-totals.ts'

/** The journeys in a real browser; without one they are counted as skipped. */
export const browserTests = (chromiumPath: string | null): Step => ({
  name: 'browser tests',
  run: async (running) => {
    if (chromiumPath === null) {
      const listed = spawnSync(tool('playwright'), ['test', '--list', '--reporter=json'], {
        cwd: root,
        encoding: 'utf8',
      })
      writeFileSync(reportPath('browser'), JSON.stringify(countListed(listed.stdout)))
      return 'there is no Chromium'
    }
    const env = { CHROMIUM_PATH: chromiumPath }
    return (await runInGroup([tool('playwright'), 'test', '--pass-with-no-tests'], running, env)) === 0
  },
})
