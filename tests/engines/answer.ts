import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { askedBy } from '../harness/asked.ts'
import type { Page } from './page.ts'

/** Answers the question on the screen rightly, each type in its own way. */
export const answer = async (page: Page, title: string): Promise<void> => {
  const asked = askedBy(catalogueQuestion(title))
  if (asked.by === 'options') {
    await page.press('radio', new RegExp(`^[A-D]?\\s*${asked.wanted}$`, 'u'))
  } else if (asked.by === 'letters') {
    await page.isInField()
    await page.type(asked.wanted.replaceAll(' ', ''))
    await page.press('button', 'Submit')
  } else if (asked.by === 'pairs') {
    for (const [index, prompt] of asked.prompts.entries()) {
      await page.press('button', asked.wanted[index] ?? '')
      await page.press('button', new RegExp(`, place for ${prompt}$`, 'u'))
    }
    await page.press('button', 'Submit')
  } else if (asked.by === 'order') {
    await putInOrder(page, asked.wanted)
    await page.press('button', 'Submit')
  }
}

/** Moves the cards with their arrows until the order is right. */
const putInOrder = async (page: Page, wanted: readonly string[]): Promise<void> => {
  for (const [place, card] of wanted.entries())
    for (let shown = await cards(page); shown.indexOf(card) > place; shown = await cards(page))
      await page.press('button', `Move ${card} up`)
}

const cards = async (page: Page): Promise<string[]> =>
  (await page.names('button', /^Drag /u)).map((name) => /^Drag (.*), place \d+ of \d+$/u.exec(name)?.[1] ?? '')
