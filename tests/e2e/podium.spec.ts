import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { Player } from '../harness/player.ts'
import { publishQuiz, SMALLEST } from './author.ts'
import { memberWithoutBrowser, Person, PHONE, test } from './browsers.ts'

/** What a page showed and said at one moment of the podium. */
interface Moment {
  steps: string
  main: string
  said: string
}

/** Keeps what the podium shows and says, change by change; a reload begins again. */
const watchPodium = async (page: Page): Promise<() => Promise<Moment[]>> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const moments: Moment[] = []
    Object.assign(window, { moments })
    new MutationObserver(() => {
      if (location.pathname !== '/podium') return
      const textOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ')
      moments.push({ steps: textOf('main ol:first-of-type'), main: textOf('main'), said: textOf('[role=status]') })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments)
}

/** The viewer's rank, the rest of the list, the next buttons, a share. */
const TELLS = /you came|\d(?:st|nd|rd|th)\b|Ann|Well played|KEEP QUIZZING|ANOTHER ROUND|Share/u

test('WR43 WR45 WR46 WR47 WR64 on projector and phone the podium reveals no place before its turn; a reload shows all of it, a latecomer is thanked', async ({
  browser,
  server,
}) => {
  const author = await memberWithoutBrowser(server, 'podium-author')
  const question = { ...SMALLEST, questionTitle: 'Who laughs the loudest?', maxPoints: 1 }
  const quizId = await publishQuiz(author, 'The Loudest of Us', [question])
  const host = await Person.arrive(browser, server.origin, 'Host', { width: 1920, height: 1080 })
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const watched = [await watchPodium(host.page), await watchPodium(ann.page)]
  const code = await host.hostRoomOf(quizId, { hostMode: true })
  const [zoe, mia, tom] = ['Zoe', 'Mia', 'Tom'].map((name) => new Player(server.origin, name))
  if (!(zoe && mia && tom)) throw new Error('there are three')
  for (const player of [zoe, mia, tom]) await player.join(code)
  await ann.joinByLink(code)

  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await host.seesQuestion('Who laughs the loudest?')
  const questionId = zoe.last('sendQuestion')?.currentQuestion.questionId ?? ''
  // Zoe and Mia have the one point, Zoe in less time: how long one page takes. Tom and Ann share the third place.
  zoe.answer(questionId, 'Tom')
  await expect(host.page.getByText(/^1 of 4 answered/u).first()).toBeVisible()
  mia.answer(questionId, 'Tom')
  await mia.next(['answerReceived'], 0)
  await host.page.getByRole('button', { name: 'Skip' }).click()
  await host.page.getByRole('button', { name: 'End Quiz' }).click()

  await expect(ann.page.getByText(/^You came 3rd with 0 points/u)).toBeAttached()
  await expect(ann.page.getByText('Ann, you came')).toBeVisible()
  // What decides between the same points. Rule WR64.
  await expect(ann.page.getByTitle(/^With the same points less time goes first/u)).toBeVisible()
  for (const { page } of [host, ann]) {
    await expect(page.getByText(/^Same points\. Zoe was [\d.]+\ss faster\.$/u)).toBeVisible()
    for (const hasText of ['Zoe', 'Mia'])
      await expect(page.getByRole('listitem').filter({ hasText })).toHaveText(/\d\.\d+\ss/u)
  }
  await expect(host.page.getByText('Well played, all')).toBeVisible()
  for (const moments of watched) {
    const seen = await moments()
    const third = seen.filter(({ steps }) => steps.includes('Tom') && !steps.includes('Mia'))
    const second = seen.filter(({ steps }) => steps.includes('Mia') && !steps.includes('Zoe'))
    expect([third.length, second.length].map((times) => times > 0)).toEqual([true, true])
    for (const { main, said } of [...third, ...second]) {
      expect(main).not.toMatch(/Zoe/u)
      expect(main).not.toMatch(TELLS)
      expect(said).toContain('The quiz is over. Here is the podium.')
      expect(said).not.toMatch(TELLS)
    }
  }

  await ann.page.reload()
  await expect(ann.page.getByText('Ann, you came')).toBeVisible()
  const again = await watched[1]?.()
  expect(again?.filter(({ steps }) => /Tom|Mia/u.test(steps) && !steps.includes('Zoe'))).toEqual([])

  const late = await Person.arrive(browser, server.origin, 'Late', PHONE)
  await late.page.goto(`${server.origin}/${code}`)
  await late.fillDetails('JOIN QUIZ')
  await expect(late.page.getByText('Thanks for joining!').last()).toBeVisible()
  await expect(late.page.getByText(/you came|0th/iu)).toHaveCount(0)
  await expect(late.page.getByRole('listitem').filter({ hasText: 'Late' })).toHaveCount(0)

  await host.page.getByRole('button', { name: 'Back to waiting room' }).click()
  await expect(ann.page.getByText(/^Host has started a new game!/u)).toBeVisible()
  for (const name of ['KEEP QUIZZING', 'BACK TO WAITING ROOM'])
    await expect(ann.page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await ann.page.getByRole('button', { name: 'BACK TO WAITING ROOM' }).tap()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
})
