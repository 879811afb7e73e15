import { expect } from 'vitest'
import { until } from '../harness/until.ts'
import type { Told } from './engine.ts'
import { KEYS } from './keys.ts'
import type { Page } from './page.ts'
import type { Reader } from './reader.ts'

type Key = keyof typeof KEYS | (string & {})

/** More presses of Tab than any screen has places to stop at. */
const MOST_TABS = 60

/** How long a busy engine may take to tell what has changed. */
const TREE_FOLLOWS_MS = 10_000

/** The roles of what is no control and no part of the page. */
const UNTOLD = new Set(['generic', 'none', ''])

const fits = (told: Told, role: string, name: string | RegExp): boolean =>
  told.role === role && (typeof name === 'string' ? told.name === name : name.test(told.name))

/** Somebody who has only a keyboard, and knows of a page what the engine's accessibility tree tells of the focus. */
export class Keyboard {
  readonly page: Page
  readonly reader: Reader

  constructor(page: Page, reader: Reader) {
    this.page = page
    this.reader = reader
  }

  /** The arrow key that leads on along a line. */
  get onward(): Key {
    return this.reader.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  }

  async key(key: Key): Promise<void> {
    const value = (KEYS as Record<string, string>)[key] ?? key
    const actions = [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ] as const
    await this.page.engine.perform({ type: 'key', id: 'keyboard', actions })
  }

  /** Presses Tab until the tree tells of this role and name, where the focus must be seen; answers what it tells. */
  tabTo(role: string, name: string | RegExp): Promise<Told> {
    return this.go('Tab', role, name)
  }

  /** The same by an arrow key, within a group that is one stop. */
  arrowTo(arrow: Key, role: string, name: string | RegExp): Promise<Told> {
    return this.go(arrow, role, name)
  }

  async press(role: string, name: string | RegExp, key: Key = 'Enter'): Promise<void> {
    await this.tabTo(role, name)
    await this.key(key)
  }

  /** Goes to a field and types into it. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.tabTo('textbox', name)
    await this.page.type(text)
  }

  /** Waits until the page has moved the focus by itself. */
  async isMovedTo(role: string, name: string | RegExp): Promise<void> {
    await until(`the focus is on ${role} ${name}`, async () => fits(await this.page.engine.focused(), role, name))
  }

  private async go(key: Key, role: string, name: string | RegExp): Promise<Told> {
    const passed = new Set<string>()
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      const told = await this.told(key)
      if (fits(told, role, name)) {
        expect(await this.page.showsFocus(), `the focus on ${role} ${told.name} is seen`).toBe(true)
        return told
      }
      passed.add(`${told.role} ${told.name}`)
      await this.key(key)
    }
    throw new Error(`${key} never reaches ${role} ${name}, it goes through\n${[...passed].join('\n')}`)
  }

  /** What the tree tells of the focus: a role and a name wherever a key leads to, if not at once, since a tree follows its page. */
  private async told(key: Key): Promise<Told> {
    let told = await this.page.engine.focused()
    const isTold = async () => (told.name !== '' && !UNTOLD.has(told.role)) || (await this.page.isFocusNowhere())
    if (await isTold()) return told
    await until(
      `${told.role} "${told.name}", to which ${key} leads, has a role and a name`,
      async () => {
        told = await this.page.engine.focused()
        return isTold()
      },
      { limitMs: TREE_FOLLOWS_MS },
    )
    return told
  }
}
