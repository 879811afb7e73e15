import type { Page } from '@playwright/test'

/** What is under these selectors and not wholly in the window, or lies under something, without scrolling; it must be somewhere. */
export const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    // What comes in is not yet where it will be.
    const comingIn = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(comingIn.map(({ finished }) => finished))
    const isInSight = (control: Element): boolean => {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      // A pixel is lost to rounding.
      const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
      const hits = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      )
      return isInside && hits.every((hit) => control.contains(hit))
    }
    const shown = [...document.querySelectorAll(wanted)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
    if (shown.length === 0) return [`nothing is ${wanted}`]
    return shown
      .filter((control) => !isInSight(control))
      .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim())
  }, selector)
