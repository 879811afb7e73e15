import { expect, test } from '@playwright/test'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { addInfoSlide, addMcq, createQuiz } from './author.ts'
import { DESKTOP, findings, Person, PHONE } from './browsers.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test(`PV2 PV3 PV6 PV8 an author makes a quiz and tries it out, on ${size}`, async ({ browser }) => {
    const name = size === 'a desk' ? 'DeskAuthor' : 'PhoneAuthor'
    const author = await Person.member(browser, server, name, viewport)
    const { page } = author
    const quizId = await createQuiz(page, server.origin, 'Night sky')
    await addInfoSlide(page, 'Welcome to the night sky', 'Look up on a clear night.')
    await addMcq(page, 'Which planet has the most moons?', ['Saturn', 'Jupiter', 'Neptune', 'Mars'])

    await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
    await author.seesQuestion('Welcome to the night sky')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next Question' }).click()
    await author.seesQuestion('Which planet has the most moons?')
    expect(await findings(page, 'asked')).toEqual([])
    await page.getByRole('radio', { name: /Saturn/u }).click()
    await author.seesQuestion('Right!')
    expect(await findings(page, 'answered')).toEqual([])
    await page.getByRole('button', { name: 'End Quiz' }).click()
    await author.seesQuestion('That was your quiz')
    expect(await findings(page, 'result')).toEqual([])
    await page.getByRole('button', { name: 'CLOSE PREVIEW' }).click()
    await expect(page).toHaveURL(`${server.origin}/createquiz/${quizId}`)
    expect(author.complaints).toEqual([])
  })
}
