import { expect, test } from 'vitest'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { Page } from './page.ts'
import { webkit } from './webkit.ts'

/** Whether the browser keeps the page; null where it has no workers. */
const KEEPS = `'serviceWorker' in navigator
  ? navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated') : null`

/** On a busy machine an engine may give up starting a worker: the next load tries it again. */
const keepsAfterAll = async (page: Page, origin: string): Promise<boolean> => {
  if ((await page.engine.evaluate(KEEPS)) === true) return true
  await page.open(origin)
  return false
}

for (const kind of [firefox, webkit]) {
  const absent = missing(kind)
  if (absent.length > 0)
    console.log(`The page without a connection is not tried in ${kind.name}: no ${absent.join(', no ')}.`)

  test
    .skipIf(absent.length > 0)
    .concurrent(`HT53 HT59 in ${kind.name} a page says that nothing answers, and goes on`, async () => {
      const server = await startServer()
      const page = new Page(await kind.launch({ isDark: false }))
      try {
        await page.open(server.origin)
        await page.sees('Play Quiz')
        const canKeep = (await page.engine.evaluate(KEEPS)) !== null
        if (!canKeep) return
        await until('the page is kept', () => keepsAfterAll(page, server.origin), { limitMs: 120_000, everyMs: 1_000 })
        await server.stop()
        await page.open(`${server.origin}/pricing`)
        await page.sees('No connection right now')
        await server.start()
        // It may go on by itself as well.
        await page.pressUntil([/^Try now$/u], async () => (await page.says('Premium')) !== null)
        expect(await page.engine.evaluate('location.pathname')).toBe('/pricing')
      } finally {
        await page.engine.close()
        await server.close()
      }
    })
}
