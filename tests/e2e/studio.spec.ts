import { expect } from '@playwright/test'
import { makeQuiz } from './author.ts'
import { Person, test } from './browsers.ts'

test('LB18 LB19 a quiz is begun without a file, and a press beside the dialog, Escape and a reload lose nothing of it', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'careful-author')
  const { page } = author
  const dialog = page.getByRole('dialog')
  const begin = async () => {
    await page.getByRole('button', { name: 'CREATE NEW QUIZ' }).first().click()
    await dialog.getByRole('button', { name: /^Start Fresh/u }).click()
  }
  await page.goto(`${server.origin}/dashboard`)
  await begin()
  await page.keyboard.type('Old stones')
  await dialog.getByLabel('Description').fill('Pyramids and temples')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Quiz name')).toHaveValue('Old stones')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await begin()
  await expect(dialog.getByLabel('Description')).toHaveValue('Pyramids and temples')
  await dialog.getByRole('radio', { name: 'Ancient Egypt' }).check({ force: true })
  await dialog.getByRole('button', { name: 'PROCEED' }).click()
  await dialog.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }).click()
  await expect(page).toHaveURL(/\/createquiz\/[\w-]+$/u)
  await page.goto(`${server.origin}/library`)
  const picture = page.getByRole('listitem').filter({ hasText: 'Old stones' }).getByRole('presentation')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(author.complaints).toEqual([])
})

test('PV13 PV14 the preview plays the slide in hand as it is written, saved or not', async ({ browser, server }) => {
  const author = await Person.member(browser, server, 'trying-author')
  const { page } = author
  const quizId = await makeQuiz(author, 'Tried out', ['Which fish lives in an anemone?', 'Which bird cannot fly?'])
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  await page.getByRole('button', { name: /^Slide 2: /u }).click()
  await page.getByLabel('Question', { exact: true }).fill('Which bird laughs?')
  await page.getByRole('button', { name: 'PREVIEW QUIZ' }).click()
  await author.seesQuestion('Which bird laughs?')
  await expect(page.getByText('With your unsaved changes.')).toBeVisible()
  await page.getByRole('button', { name: 'CLOSE PREVIEW' }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Which bird laughs?')
  const { body } = await author.call('createquiz/getquiz', { quizId })
  expect(body).toContain('Which bird cannot fly?')
  expect(author.complaints).toEqual([])
})

test('ED23 two authors of one slide see what differs, and nothing is thrown away unseen', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'first-author')
  const { page } = author
  const quizId = await makeQuiz(author, 'Written by two', ['Who lives in an anemone?'])
  const [slide] = JSON.parse((await author.call('createquiz/getquiz', { quizId })).body).questions
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  await page.getByRole('button', { name: /^Slide 1: /u }).click()
  await page.getByLabel('Option B').fill('Lobster')
  const theirs = { questionType: 'MCQ', questionTitle: slide.questionTitle, correctAnswer: ['Tom'] }
  const answerChoices = ['Tom', 'Whale', 'Mira', 'Sol']
  await author.call('createquiz/editquestion', { quizId, questionId: slide.questionId, ...theirs, answerChoices })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save question' }).click()
  const differences = page.getByRole('list', { name: 'What differs' }).getByRole('listitem')
  await expect(differences).toHaveText(['Option BYoursLobsterTheirsWhale'])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Option B')).toHaveValue('Whale')
})
