import type { Page } from '@playwright/test'

/** Takes down what a pointer does on the page. */
export const countPointers = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { pointers: number }
    seen.pointers = 0
    window.addEventListener('pointerdown', () => (seen.pointers += 1), true)
  })

export const pointers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pointers: number }).pointers)
