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

test('ME25 ME26 a picture is pasted into a slide, and chosen again for another one', async ({ browser, server }) => {
  const author = await Person.member(browser, server, 'pasting-author')
  const { page } = author
  const quizId = await makeQuiz(author, 'Pasted', ['Is it red?', 'Is it round?'])
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  const picture = page.getByRole('img', { name: 'Image, audio or video' })
  await page.getByLabel('Question', { exact: true }).click()
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(80, 60)
    const ink = canvas.getContext('2d')
    if (ink) ink.fillStyle = 'red'
    ink?.fillRect(0, 0, 80, 60)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(picture).toBeVisible()
  const pasted = await picture.getAttribute('src')

  await page.getByRole('button', { name: /^Slide 2: /u }).click()
  await page.getByRole('button', { name: /^Your pictures/u }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Picture 1, /u })
    .click()
  await expect(picture).toHaveAttribute('src', pasted ?? '')
  await expect(picture).toHaveJSProperty('complete', true)
  // What opened the dialog went with it; the focus stays in the field.
  await expect(page.getByLabel('Replace: Image, audio or video')).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText('Question Edited Successfully').first()).toBeVisible()
  expect(author.complaints).toEqual([])
})

test('ED29 ED30 selected slides are timed, deleted and returned in the browser, and the focus is not lost', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'selecting-author')
  const { page } = author
  const titles = ['One', 'Two', 'Three', 'Four']
  const quizId = await makeQuiz(author, 'Selected', titles)
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  const rows = page.getByRole('button', { name: /^Slide \d: /u })
  const bar = page.getByRole('group', { name: 'Selected slides' })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Select slides' }).click()
  await rows.nth(1).click()
  await rows.nth(3).click()
  await bar.getByRole('button', { name: 'Time' }).click()
  await dialog.getByRole('spinbutton', { name: 'Time' }).fill('20')
  await dialog.getByRole('button', { name: 'Set the time' }).click()
  await expect(page.getByText('2 questions have 20 s now.').first()).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Time' })).toBeFocused()
  await expect(rows).toContainText(['30 s', '20 s', '30 s', '20 s'])
  await bar.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toContainText(['One', 'Three'])
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo delete: 2 slides' }).click()
  await expect(rows).toContainText(titles)
  await expect(rows).toContainText(['30 s', '20 s', '30 s', '20 s'])
  expect(author.complaints).toEqual([])
})
