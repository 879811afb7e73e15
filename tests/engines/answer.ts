import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { askedBy } from '../harness/asked.ts'
import { choiceText } from './choice-text.ts'
import type { Page } from './page.ts'
import type { Reader } from './reader.ts'
import { escaped } from './reader.ts'

/** What a right answer is told, and one to a survey. */
export const JUDGED = ['questions:play.right', 'questions:play.thanks'] as const

/** What the button is called that leads on. */
export const GOES_ON = ['nextQuestion', 'proceed', 'endQuiz'].map((name) => `questions:play.${name}`)

/** Answers the question on the screen rightly, each type in its own way. */
export const answer = async (page: Page, reader: Reader, title: string): Promise<void> => {
  const question = catalogueQuestion(title)
  const asked = askedBy(question)
  if (asked.by === 'reading') return
  if (asked.by === 'options') {
    const wanted = choiceText(question, asked.wanted, reader)
    return page.press('radio', new RegExp(`^[A-D]?\\s*${escaped(wanted)}$`, 'u'))
  }
  if (asked.by === 'letters') {
    await page.isInField()
    await page.type(asked.wanted.replaceAll(' ', ''))
  } else if (asked.by === 'pairs') {
    for (const [index, prompt] of asked.prompts.entries()) {
      await page.press('button', asked.wanted[index] ?? '')
      await page.press('button', reader.like('questions.MTF:slotEmpty', { prompt }))
    }
  } else await putInOrder(page, reader, asked.wanted)
  await page.press('button', reader.say('questions:submit'))
}

/** Moves the cards with their arrows until the order is right. */
const putInOrder = async (page: Page, reader: Reader, wanted: readonly string[]): Promise<void> => {
  const up = (item: string) => reader.only('questions.DND:up', { item })
  for (const [place, item] of wanted.entries())
    for (let shown = await cards(page, reader); shown.indexOf(item) > place; shown = await cards(page, reader))
      await page.press('button', up(item))
}

const cards = async (page: Page, reader: Reader): Promise<string[]> => {
  const grip = reader.only('questions.DND:grip')
  return (await page.names('button', grip)).map((name) => grip.exec(name)?.groups?.item ?? '')
}
