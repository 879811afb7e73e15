import { expect } from '@playwright/test'
import { makeQuizOf } from './author.ts'
import { Person, test } from './browsers.ts'

// One author for both, who writes what the second one finds.
test.describe.configure({ mode: 'default' })

const asked = (questionTitle: string) => ({
  questionType: 'TRF',
  questionTitle,
  answerChoices: ['True', 'False'],
  correctAnswer: ['True'],
})

let author: Person
test.beforeAll(async ({ browser, server }) => {
  author = await Person.member(browser, server, 'many-quizzes')
})

const row = (words: string) => author.page.getByRole('button', { name: new RegExp(`^Slide \\d+: .*${words}`, 'u') })

test('ED38 ED41 ED44 words that were replaced on all slides, a slide that was deleted and words that were typed come back by Ctrl+Z', async ({
  server,
}) => {
  const { page } = author
  const slides = ['A zebrafish swims.', 'A zebrafish flies.', 'A shark bites.'].map(asked)
  const quizId = await makeQuizOf(author, 'Zebrafish', slides)
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  const question = page.getByLabel('Question', { exact: true })
  await row('swims').click()
  await question.pressSequentially('!')
  await page.keyboard.press('Control+z')
  await expect(question).toHaveValue('A zebrafish swims.')

  await page.keyboard.press('Control+h')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByLabel('Find').fill('zebrafish')
  await dialog.getByLabel('Replace with').fill('clown fish')
  await expect(dialog.getByText('Found 2 times.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace all' }).click()
  await expect(dialog.getByText('Replaced 2 times.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row('clown fish flies')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for slide 3' }).click()
  await page.getByRole('menuitem', { name: 'Delete Slide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row('shark')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row('shark')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row('zebrafish flies')).toBeVisible()
  await page.reload()
  await expect(row('zebrafish swims')).toBeVisible()
  await expect(row('shark')).toBeVisible()
})

test('ED58 questions of another quiz and of the catalogue are found, chosen and inserted by keyboard', async ({
  server,
}) => {
  const { page } = author
  const quizId = await makeQuizOf(author, 'Lagoons', [asked('A lagoon is wet.')])
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  await row('lagoon').focus()
  await page.keyboard.press('Enter')
  const bank = page.getByRole('button', { name: 'From other quizzes' })
  await bank.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'From other quizzes' })
  await page.keyboard.type('zebrafish')
  const swims = dialog.getByRole('checkbox', { name: 'A zebrafish swims.' })
  await swims.focus()
  await page.keyboard.press('Space')
  await expect(swims).toBeChecked()
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('fractions')
  await expect(dialog.getByRole('tab', { name: /^Catalogue [1-9]/u })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'A zebrafish swims.' })).toHaveCount(0)
  const first = dialog.getByRole('checkbox').first()
  const title = (await first.getAttribute('aria-label')) ?? ''
  await first.focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Insert 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 slides added.')).toBeVisible()
  await expect(row('zebrafish swims')).toHaveAccessibleName(/^Slide 2:/u)
  await expect(page.getByRole('button', { name: /^Slide 3:/u })).toContainText(title.slice(0, 12))
})
