import { expect } from '@playwright/test'
import { faultsOfControls } from '../gallery/controls.ts'
import { isHung, look } from '../gallery/look.ts'
import type { Walk } from '../gallery/walk.ts'
import { accounts } from '../gallery/walks/accounts.ts'
import { crowd } from '../gallery/walks/crowd.ts'
import { entering } from '../gallery/walks/entering.ts'
import { game } from '../gallery/walks/game.ts'
import { judging } from '../gallery/walks/judging.ts'
import { pricing } from '../gallery/walks/pricing.ts'
import { qtestFollowing } from '../gallery/walks/qtest-following.ts'
import { qtests } from '../gallery/walks/qtests.ts'
import { reports } from '../gallery/walks/reports.ts'
import { scheduled, scheduling } from '../gallery/walks/scheduling.ts'
import { writing } from '../gallery/walks/writing.ts'
import { test as base } from './browsers.ts'

/** With what walks through all states of a walk and looks at each; it answers what is wrong. */
const test = base.extend<{ walkThrough<Cast>(walk: Walk<Cast>): Promise<string[]> }>({
  walkThrough: async ({ browser, server, startOwnServer }, use) => {
    await use(async (walk) => {
      const cast = await walk.gather(
        browser,
        walk.settings === undefined ? server : await startOwnServer(walk.settings),
      )
      const found: string[] = []
      for (const [index, { name, isAlike = false, reach }] of walk.states.entries()) {
        const shown = Object.entries(await reach(cast))
        if (isAlike && !isHung) continue
        const several = shown.length > 1
        for (const [role, person] of shown) {
          const place = `${walk.name} ${String(index + 1).padStart(2, '0')} ${name}${several ? `, ${role}` : ''}`
          found.push(...(await look(person, place, { of: walk.of, several, turn: index })))
        }
      }
      return found
    })
  },
})

test('JN16 a control that is too small or lies under something is seen', async ({ page }) => {
  await page.setContent(`
    <button style="width: 20px; height: 40px; padding: 0">narrow</button>
    <label style="display: block; line-height: 30px"><input type="checkbox"> a label is pressed too</label>
    <style>.wide { position: relative; padding: 20px } .wide a::after { position: absolute; inset: 0; content: '' }</style>
    <div class="wide"><a href="#card">a card</a></div>
    <p>A <a href="#terms">link</a> in running text may be as small as the text.</p>
    <button style="width: 90px; height: 40px">under</button>
    <div role="status" style="margin-top: -40px; position: relative; height: 40px">a notice</div>
    <div style="height: 2000px"></div>
    <button style="width: 90px; height: 40px">far below</button>`)
  expect(await faultsOfControls(page)).toEqual([
    'button “narrow” is 20x40',
    'button “under” lies under status “a notice”',
  ])
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('JN2 JN16 on the way into a room', async ({ walkThrough }) => {
  expect(await walkThrough(entering)).toEqual([])
})

test('JN2 JN16 in a room that fills', async ({ walkThrough }) => {
  expect(await walkThrough(crowd)).toEqual([])
})

test('JN2 JN16 in a game of every type', async ({ walkThrough }) => {
  expect(await walkThrough(game)).toEqual([])
})

test('JN2 JN16 in a QTest', async ({ walkThrough }) => {
  expect(await walkThrough(qtests)).toEqual([])
})

test('JN2 JN16 on the screens of accounts', async ({ walkThrough }) => {
  expect(await walkThrough(accounts)).toEqual([])
})

test('JN2 JN16 where quizzes are written', async ({ walkThrough }) => {
  expect(await walkThrough(writing)).toEqual([])
})

test('JN2 JN16 where a QTest is scheduled', async ({ walkThrough }) => {
  expect(await walkThrough(scheduling)).toEqual([])
})

test('JN2 JN16 where QTests are listed and moved', async ({ walkThrough }) => {
  expect(await walkThrough(scheduled)).toEqual([])
})

test('JN2 JN16 where quizzes are reported, judged and taken down', async ({ walkThrough }) => {
  expect(await walkThrough(judging)).toEqual([])
})

test('JN2 JN16 where a QTest is embedded and followed', async ({ walkThrough }) => {
  expect(await walkThrough(qtestFollowing)).toEqual([])
})

test('JN2 JN16 where games are reported', async ({ walkThrough }) => {
  expect(await walkThrough(reports)).toEqual([])
})

test('JN2 JN16 where plans are chosen, paid and cancelled', async ({ walkThrough }) => {
  expect(await walkThrough(pricing)).toEqual([])
})
