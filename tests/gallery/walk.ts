import type { Browser, Page } from '@playwright/test'
import type { Person } from '../e2e/browsers.ts'
import type { TestServer } from '../harness/server.ts'

/** One screen in one state: how to get there from the state before, and whose pages show it, by what they are in it. */
export interface State<Cast> {
  name: string
  /** Laid out like a state before it, with other words: looked at where pictures are made, and else only passed. */
  isAlike?: boolean
  reach(cast: Cast): Promise<Record<string, Person>>
}

/** States that follow from each other, walked by the same people. */
export interface Walk<Cast> {
  name: string
  /** A projector shows the stage, and not the studio. */
  of: 'stage' | 'studio'
  /** Of the server, where the one that tests share will not do. */
  settings?: Record<string, string>
  /** The people of a walk: their browsers, and whatever they need to begin. */
  gather(browser: Browser, server: TestServer): Promise<Cast>
  states: readonly State<Cast>[]
}

/** Ends the timers of a page that would lead on by itself, once it shows the state to check. */
export const stayHere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let timer = window.setTimeout(() => {}); timer > 0; timer -= 1) window.clearTimeout(timer)
  })
