import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeQuiz } from './author.ts'
import { findings, Person, PHONE, SIDEWAYS, test } from './browsers.ts'
import { Typist } from './typist.ts'

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const names = (page: Page) => page.getByRole('list', { name: 'All quizzes' }).getByRole('heading').allTextContents()

test('LB45 LB46 LB51 several quizzes are deleted at once, returned by Undo, and restored from the bin', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'tidy-author')
  const { page } = author
  const kept = ['Magnets', 'Forces', 'Reef']
  for (const name of kept) await makeQuiz(author, name, ['Does it pull?'])
  await page.goto(`${server.origin}/library?list=all&sort=name`)
  for (const name of ['Magnets', 'Reef']) await box(page, name).check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected quizzes' })
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 quizzes are in the bin for 30 days.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bin, kept 30 days 2' })).toBeVisible()
  await expect(card(page, 'Reef')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect
    .poll(async () => (await names(page)).map((name) => name.split(' ')[0]))
    .toEqual(['Forces', 'Magnets', 'Reef'])

  await box(page, 'Forces').check({ force: true })
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 quizzes are in the bin for 30 days.')).toBeVisible()
  await page.getByRole('link', { name: /^Bin/u }).click()
  await page.getByRole('button', { name: 'Actions for Reef' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText('1 quiz is back.')).toBeVisible()
  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByText('The bin is empty.')).toBeVisible()
  expect(author.complaints).toEqual([])
})

test('LB47 LB49 LB50 a quiz is moved into a new folder and renamed by keyboard alone', async ({ browser, server }) => {
  const author = await Person.member(browser, server, 'keys-author')
  const { page } = author
  for (const name of ['Magnets', 'Reef']) await makeQuiz(author, name, ['Does it pull?'])
  await page.goto(`${server.origin}/library?list=all&sort=name`)
  await page.getByRole('link', { name: /^Magnets/u }).focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move 1 quiz' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Or into a new folder')).toBeFocused()
  await page.keyboard.type('Class 5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 quiz moved to Class 5.')).toBeVisible()
  await page.getByRole('link', { name: 'Class 5 1' }).press('Enter')
  await expect(page.getByText('1 quiz in Class 5')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Magnets' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'New name of Magnets' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Electromagnets')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quiz renamed.')).toBeVisible()
  await expect(card(page, 'Electromagnets')).toBeVisible()
  expect(author.complaints).toEqual([])
})

test('LB47 a card that is dragged onto a folder is in it', async ({ browser, server }) => {
  const author = await Person.member(browser, server, 'dragging-author')
  const { page } = author
  await makeQuiz(author, 'Magnets', ['Does it pull?'])
  await author.call('library/addfolder', { folderName: 'Physics' })
  await page.goto(`${server.origin}/library?list=all`)
  await card(page, 'Magnets').dragTo(page.getByRole('link', { name: 'Physics 0' }), {
    sourcePosition: { x: 100, y: 120 },
  })
  await expect(page.getByRole('link', { name: 'Physics 1' })).toBeVisible()
})

test('LB34 LB42 LB43 a search of questions with a filter is the same after a reload, and further pages come as one scrolls', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'long-author')
  const { page } = author
  for (let first = 0; first < 60; first += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => makeQuiz(author, `Week ${first + index}`, ['Which fish sings?'])),
    )
  const wanted = await makeQuiz(author, 'Volcanoes', ['What is pumice?'])
  await author.call('createquiz/changequizstatus', { quizId: wanted, status: 'published' })
  await makeQuiz(author, 'Stones', ['Is pumice a stone?'])
  await page.goto(`${server.origin}/library`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('pumice')
  await expect(page.getByText('2 quizzes fit')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Published')
  await expect(page.getByText('1 quiz fits')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 quiz fits')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('pumice')
  await expect(card(page, 'Volcanoes')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  const cards = page.getByRole('list', { name: 'All quizzes' }).getByRole('listitem')
  await expect(cards).toHaveCount(60)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 20_000)
  await expect(cards).toHaveCount(62)

  for (const size of [PHONE, SIDEWAYS]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(await findings(page, 'the library')).toEqual([])
  expect(author.complaints).toEqual([])
})

test('JN32 a ready-made quiz is found, looked into and copied into the library by keyboard alone, and the copy is edited', async ({
  browser,
  server,
}) => {
  const teacher = await Person.member(browser, server, 'copying-teacher')
  const { page } = teacher
  const typist = new Typist(page)
  await page.goto(`${server.origin}/quizselection`)
  await typist.tabTo(page.getByRole('searchbox', { name: 'Search quizzes' }))
  await page.keyboard.type('farm friends')
  await typist.press(page.getByRole('link', { name: 'Look inside Farm Friends' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Farm Friends' })).toBeVisible()
  await typist.press(typist.button('Show answers'))
  await expect(page.getByText('Answer', { exact: true }).first()).toBeVisible()
  await typist.press(typist.button('Copy to my library'))
  await expect(page).toHaveURL(/\/createquiz\//u)
  const quizId = new URL(page.url()).pathname.split('/').at(-1)
  const copy = JSON.parse((await teacher.call('createquiz/getquiz', { quizId })).body)
  await expect(page.getByText(copy.questions[0].questionTitle).first()).toBeVisible()
  await page.goto(`${server.origin}/quiz/${quizId}`)
  await expect(page.getByRole('link', { name: 'A copy of Farm Friends' })).toBeVisible()
  expect(teacher.complaints).toEqual([])
})
