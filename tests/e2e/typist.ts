import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More presses of Tab than any screen has places to stop at. */
const MOST_TABS = 60

/** Somebody at a page whose only device is a keyboard. */
export class Typist {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses Tab until the focus is there, and visibly so. */
  async tabTo(target: Locator): Promise<void> {
    const passed = new Set<string>()
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
        return
      }
      await this.page.keyboard.press('Tab')
      passed.add(await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'))
    }
    throw new Error(`Tab never reaches ${target}, it goes through\n${[...passed].join('\n')}`)
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press(key)
  }

  /** Goes into a group of radio buttons, a single stop for Tab, and on by the arrows until the wanted one is chosen. */
  async chooseRadio(group: Locator, wanted: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await group.evaluateAll((radios) => radios.includes(document.activeElement as HTMLElement))) break
      await this.page.keyboard.press('Tab')
    }
    await this.page.keyboard.press('Space')
    for (let steps = await group.count(); steps > 0 && !(await wanted.isChecked()); steps -= 1)
      await this.page.keyboard.press('ArrowDown')
    await expect(wanted).toBeChecked()
  }

  /** Goes down an open menu to an item, and takes it. */
  async pickFromMenu(item: Locator): Promise<void> {
    await item.waitFor()
    for (let steps = 0; steps < 20; steps += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(item).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
  }
}
