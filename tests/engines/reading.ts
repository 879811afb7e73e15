import { LANGUAGES, localeOf } from '@quokka/languages'
import { expect } from 'vitest'
import { readCategories, readQuizzes } from '../../packages/content/src/index.ts'
import { saidOnPage, strangeFigures } from '../../packages/web/gallery/english-left.ts'
import type { Page } from './page.ts'
import type { Reader } from './reader.ts'

/** What is as it is in any language: what quizzes say, which may be a category's English name too, and what languages call themselves. */
const OWN = new Set([
  ...readQuizzes().flatMap(({ quizName, quizDescription }) => [quizName, quizDescription]),
  ...readCategories().map(({ categoryName }) => categoryName),
  ...LANGUAGES.map(({ name }) => name),
])

/** How much wider the page is than its window. */
const WIDER = 'Math.max(0, document.documentElement.scrollWidth - innerWidth)'

/** The page is in the reader's language and direction, not wider than its window, and says no sentence of the product in English. */
export const isRead = async (page: Page, reader: Reader, screen: string): Promise<void> => {
  const { lang, dir } = (await page.engine.evaluate(
    '({ lang: document.documentElement.lang, dir: document.documentElement.dir })',
  )) as { lang: string; dir: string }
  expect({ lang, dir }, screen).toEqual({ lang: reader.language, dir: reader.direction })
  expect(await page.engine.evaluate(WIDER), `${screen} is wider than its window`).toBe(0)
  const said = (await page.engine.evaluate(`(${saidOnPage})()`)) as string[]
  const left = said.filter((text) => reader.knowsEnglish(text) && !OWN.has(text))
  expect(left, `${screen} in English`).toEqual([])
  const strange = strangeFigures(said, localeOf(reader.language)).filter((text) => !OWN.has(text))
  expect(strange, `${screen} in figures that are not the reader's`).toEqual([])
}

/** From where to where a text runs on the page: the middle of its first and of its last letter. */
const ENDS = (text: string) => `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const from = currentNode.nodeValue.toLowerCase().indexOf(${JSON.stringify(text.toLowerCase())})
    if (from < 0 || !currentNode.parentElement.checkVisibility()) continue
    const boxOf = (at) => {
      const range = document.createRange()
      range.setStart(currentNode, at)
      range.setEnd(currentNode, at + 1)
      return range.getBoundingClientRect()
    }
    // A long link goes on in a second line.
    const first = boxOf(from)
    const line = Array.from({ length: ${text.length} }, (_, at) => boxOf(from + at)).filter(({ top }) => top === first.top)
    const middles = line.map(({ left, width }) => left + width / 2)
    return [middles[0], middles.at(-1)]
  }
  return null
})()`

/** A text such as a room code is read from left to right wherever it stands. */
export const runsFromLeft = async (page: Page, text: string): Promise<void> => {
  const ends = (await page.engine.evaluate(ENDS(text))) as [number, number] | null
  expect(ends, `${text} is on the page`).not.toBeNull()
  const [first, last] = ends ?? [0, 0]
  expect(last, `${text} runs from left to right`).toBeGreaterThan(first)
}

/** The first of two controls in a row stands where the reader looks first: left in most languages, right in Arabic. */
export const standsBefore = async (page: Page, reader: Reader, role: string, pair: readonly [RegExp, RegExp]) => {
  const first = await page.acrossTo(role, pair[0])
  const second = await page.acrossTo(role, pair[1])
  expect(Math.sign(second - first), `${pair[0]} stands before ${pair[1]}`).toBe(reader.direction === 'ltr' ? 1 : -1)
}
