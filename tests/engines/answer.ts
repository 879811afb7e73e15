import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import type { Page } from './page.ts'

/** Answers the question on the screen rightly, each type in its own way. */
export const answer = async (page: Page, title: string): Promise<void> => {
  const question = catalogueQuestion(title)
  if ('choices' in question || 'correct' in question) {
    const wanted = question.correct ?? ('choices' in question ? question.choices[0] : 'True')
    await page.press('radio', new RegExp(`^[A-D]?\\s*${wanted}$`, 'u'))
  } else if ('accepted' in question) {
    await page.isInField()
    await page.type((question.accepted[0] ?? '').replaceAll(' ', ''))
    await page.press('button', 'Submit')
  } else if ('left' in question) {
    for (const [index, prompt] of question.left.entries()) {
      await page.press('button', question.answers[index] ?? '')
      await page.press('button', new RegExp(`, place for ${prompt}$`, 'u'))
    }
    await page.press('button', 'Submit')
  } else if ('offered' in question) {
    await putInOrder(page, question.answers)
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
