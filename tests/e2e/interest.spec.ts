import { expect } from '@playwright/test'
import { Person, PHONE, test } from './browsers.ts'

const QUESTIONS = 10
/** Of the second game: enough to see that they are others. */
const LOOKED_AT = 3

/** The host leads through so many questions, which the player answers; answers their titles. */
const play = async (host: Person, player: Person, count: number): Promise<string[]> => {
  const titles: string[] = []
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  for (let number = 1; number <= count; number += 1) {
    await expect(host.page.getByRole('button', { name: 'Skip' })).toBeVisible()
    const title = (await host.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    titles.push(title)
    await player.seesQuestion(title)
    await player.answer(title, { right: true })
    const goOn = host.page.getByRole('button', { name: number === QUESTIONS ? 'End Quiz' : 'Next Question' })
    await expect(goOn).toBeVisible()
    await expect(player.page.getByText('Right!').first()).toBeVisible()
    if (number < count || count === QUESTIONS) await goOn.click()
  }
  return titles
}

test('IN7 IN12 a host draws a quiz from categories, plays it to the podium, and plays again with other questions', async ({
  browser,
  server,
}) => {
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
  const code = await host.hostInterest(['Animals', 'Nature'], { hostMode: true })
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await ann.joinByLink(code)
  await expect(host.page.getByText('Animals and Nature', { exact: false }).first()).toBeVisible()

  const first = await play(host, ann, QUESTIONS)
  expect(new Set(first).size).toBe(QUESTIONS)
  await expect(ann.page.getByText(`${QUESTIONS} of ${QUESTIONS}`).first()).toBeVisible()

  await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
  await expect(host.page).toHaveURL(/waitingroom/u)
  await ann.page.getByRole('button', { name: 'KEEP QUIZZING' }).click()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
  const second = await play(host, ann, LOOKED_AT)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  for (const person of [host, ann]) expect(person.complaints, person.name).toEqual([])
})
