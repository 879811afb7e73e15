import { expect } from '@playwright/test'
import { mailedLink } from '../harness/mailbox.ts'
import { makeQuiz } from './author.ts'
import type { Caller } from './browsers.ts'
import { findings, Person, PHONE, test } from './browsers.ts'

const QUIZZES = 80
/** As many at once as a browser would send. */
const AT_ONCE = 8

/** Quizzes that only their author may host, the first published first. */
const publishMany = async (author: Caller): Promise<void> => {
  for (let first = 1; first <= QUIZZES; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const quizId = await makeQuiz(author, `Test ${first + index} of class 5`, ['Who laughs the loudest?'])
        const { status, body } = await author.call('createquiz/changequizstatus', { quizId, status: 'published' })
        if (status !== 200) throw new Error(body)
      }),
    )
}

test('JN28 a teacher finds one of eighty quizzes of their own, where they come first, and hosts it', async ({
  browser,
  server,
}) => {
  const teacher = await Person.member(browser, server, 'second-year')
  await publishMany(teacher)
  const { page } = teacher
  await page.goto(`${server.origin}/dashboard`)
  await page.getByRole('link', { name: 'Host a quiz' }).first().click()
  const own = page.getByRole('list', { name: 'Yours and your teams' })
  await expect(own.getByRole('listitem')).toHaveCount(12)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`${QUIZZES} quizzes`)

  await page.getByRole('button', { name: /^Whose/u }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mine' }).click()
  await page.getByRole('button', { name: `Show ${QUIZZES} quizzes` }).click()
  await expect(own.getByRole('listitem')).toHaveCount(QUIZZES)
  // The choice is still there the next time.
  await page.reload()
  await expect(own.getByRole('listitem')).toHaveCount(QUIZZES)
  await expect(page.getByRole('list', { name: 'Ready-made' })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('test 47')
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await own.getByText('Test 47 of class 5', { exact: true }).click()
  await page.getByRole('button', { name: 'Play Quiz' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play Quiz' }).click()
  await expect(page).toHaveURL(/waitingroom/u)
  await expect(page.getByText('Test 47 of class 5').first()).toBeVisible()
  expect(teacher.complaints).toEqual([])
})

const TEACHERS = 60

test('JN29 an administrator brings sixty accounts from pasted rows, and one of them signs in by the emailed link', async ({
  browser,
  server,
  admin,
}) => {
  const head = await admin.arrive(browser)
  await head.page.goto(`${server.origin}/admin`)
  await head.page.getByRole('button', { name: 'Invite people' }).click()
  const rows = Array.from({ length: TEACHERS }, (_, index) =>
    [`teacher-${index}`, 'Mira', 'Nair', `teacher-${index}@example.org`, 'Premium'].join('\t'),
  )
  const sheet = head.page.getByRole('region', { name: 'Bring many at once' })
  await sheet.getByLabel('Rows').fill(rows.join('\n'))
  await expect(sheet.getByText(`${TEACHERS} ready`)).toBeVisible()
  await sheet.getByRole('button', { name: `Invite ${TEACHERS}` }).click()
  await expect(head.page.getByText(`${TEACHERS} people are invited.`)).toBeVisible()
  const [result] = await Promise.all([
    head.page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download the result' }).click(),
  ])
  expect(result.suggestedFilename()).toBe('invitations.csv')

  const teacher = await Person.arrive(browser, server.origin, 'teacher-41', PHONE)
  const { page } = teacher
  const link = await mailedLink(server.dataFolder, 'teacher-41@example.org')
  await page.goto(link)
  await expect(page.getByText('teacher-41')).toBeVisible()
  expect(await findings(page, 'a password by the link')).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('a new long one')
  await page.getByLabel('New password again').fill('a new long one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto(`${server.origin}/profile`)
  await expect(page.getByText('Mira Nair').first()).toBeVisible()
  await expect(page.getByText('Premium').first()).toBeVisible()

  // The link was for one time, and the list of accounts tells who has come.
  const stranger = await Person.arrive(browser, server.origin, 'stranger')
  await stranger.page.goto(link)
  await expect(stranger.page.getByRole('link', { name: /code/iu })).toBeVisible()
  await head.page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await head.page.getByRole('searchbox', { name: 'Name, user name or e-mail' }).fill('teacher-4')
  await expect(head.page.getByRole('row').filter({ hasText: 'teacher-41@' })).toContainText('Active')
  await expect(head.page.getByRole('row').filter({ hasText: 'teacher-42@' })).toContainText('Invited')
})
