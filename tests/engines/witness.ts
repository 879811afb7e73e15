import { expect } from 'vitest'
import type { Keyboard } from './keyboard.ts'
import type { Page } from './page.ts'
import { isRead } from './reading.ts'

/** What a page of this product may animate for where motion is to be reduced: enough to see that something changed. */
const LONGEST_MS = 120

const TAKE_DOWN = `(() => {
  const witness = { pointers: 0, moving: [], complaints: [] }
  window.witness = witness
  const lookForMotion = () => {
    for (const { effect, animationName, transitionProperty } of document.getAnimations())
      if (effect.getComputedTiming().activeDuration > ${LONGEST_MS})
        witness.moving.push((animationName ?? transitionProperty) + ' of ' + effect.target.className)
  }
  for (const event of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(event, () => (witness.pointers += 1), true)
  for (const event of ['animationstart', 'transitionrun']) addEventListener(event, lookForMotion, true)
  addEventListener('error', ({ message }) => witness.complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => witness.complaints.push(String(reason)))
})()`

/** Takes down what happens in the document that is open, and checks that it is as somebody wants it who sees and moves badly. */
export const watch = async (page: Page): Promise<void> => {
  await page.engine.evaluate(`(${TAKE_DOWN}, null)`)
  for (const preference of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    expect(await page.engine.evaluate(`matchMedia('${preference}').matches`), preference).toBe(true)
}

/** In the reader's language and without a finding of axe now, and no pointer, no long motion and no failure since the document was opened. */
export const looksRight = async ({ page, reader }: Keyboard, screen: string): Promise<void> => {
  await isRead(page, reader, screen)
  expect(await page.findings(screen)).toEqual([])
  expect(await page.engine.evaluate('window.witness')).toEqual({ pointers: 0, moving: [], complaints: [] })
}
