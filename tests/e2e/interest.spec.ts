import { expect } from '@playwright/test'
import { rightAnswer } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { Player } from '../harness/player.ts'
import { Person, test } from './browsers.ts'

const QUESTIONS = 10
/** Of the second game: enough to see that they are others. */
const LOOKED_AT = 3

/** The host leads through so many questions, which the player answers; answers their titles. */
const play = async (host: Person, player: Player, count: number): Promise<string[]> => {
  const titles: string[] = []
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  for (let number = 1; number <= count; number += 1) {
    await expect(host.page.getByRole('button', { name: 'Skip' })).toBeVisible()
    const title = (await host.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    titles.push(title)
    const asked = player.last('sendQuestion')?.currentQuestion
    expect(asked?.questionTitle).toBe(title)
    const from = player.frames.length
    player.answer(asked?.questionId ?? '', rightAnswer(catalogueQuestion(title, asked?.answerChoices)) ?? '')
    await player.next(['sendAnswer'], from)
    expect(player.last('sendAnswer')?.answerData.isCorrect).toBe(true)
    const goOn = host.page.getByRole('button', { name: number === QUESTIONS ? 'End Quiz' : 'Next Question' })
    await expect(goOn).toBeVisible()
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
  const ann = new Player(server.origin, 'Ann')
  await ann.join(code)
  await expect(host.page.getByText('Animals and Nature', { exact: false }).first()).toBeVisible()

  const first = await play(host, ann, QUESTIONS)
  expect(new Set(first).size).toBe(QUESTIONS)
  await ann.next(['sendPodium'], 0)
  expect(ann.last('sendPodium')).toMatchObject({ correctAnswers: QUESTIONS, totalNoOfQuestions: QUESTIONS })

  await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
  await expect(host.page).toHaveURL(/waitingroom/u)
  await ann.next(['continueQuizzing'], 0)
  const second = await play(host, ann, LOOKED_AT)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  expect(host.complaints).toEqual([])
})
