import { chromium as playwright } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import type { Device, EngineKind } from './engine.ts'
import { KEYS } from './keys.ts'

const PROGRAM = findChromium() ?? 'chromium'

/** Chromium, by Playwright, which the browser tests have at hand; its accessibility tree by the protocol of its developer tools. */
export const chromium: EngineKind = {
  name: 'Chromium',
  needs: [PROGRAM],
  launch: async ({ isDark }) => {
    const browser = await playwright.launch({ executablePath: PROGRAM })
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: true,
    })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    let frame = page.mainFrame()
    return {
      pointerType: 'touch',
      open: async (address) => {
        frame = page.mainFrame()
        await page.goto(address)
      },
      enterFrame: async () => {
        frame = frame.childFrames()[0] ?? frame
      },
      evaluate: (expression) => frame.evaluate(expression),
      perform: async (device: Device) => {
        if (device.type === 'key')
          for (const { type, value } of device.actions)
            await page.keyboard[type === 'keyDown' ? 'down' : 'up'](NAMES.get(value) ?? value)
        else {
          const [at] = device.actions.filter((action) => action.type === 'pointerMove')
          await page.touchscreen.tap(at?.x ?? 0, at?.y ?? 0)
        }
      },
      focused: async () => {
        const { result } = await tools.send('Runtime.evaluate', { expression: 'document.activeElement' })
        const { nodes } = await tools.send('Accessibility.getPartialAXTree', {
          objectId: result.objectId ?? '',
          fetchRelatives: false,
        })
        return { role: String(nodes[0]?.role?.value), name: String(nodes[0]?.name?.value ?? '') }
      },
      close: () => browser.close(),
    }
  },
}

/** What Playwright calls the keys that are no character. */
const NAMES = new Map<string, string>(Object.entries(KEYS).map(([name, value]) => [value, name]))
