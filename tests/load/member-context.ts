import type { Browser, BrowserContext } from '@playwright/test'
import type { Player } from '../harness/player.ts'

/** A browser's window in which somebody has signed in by calls. */
export const memberContext = async (browser: Browser, { origin, cookie = '' }: Player): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  await context.addCookies(cookies)
  await context.addInitScript(() => {
    localStorage.setItem('isLoggedIn', 'true')
    localStorage.setItem('userType', 'PREMIUM')
  })
  return context
}
