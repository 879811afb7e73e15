import { expect } from '@playwright/test'
import { publishQuiz } from './author.ts'
import type { Caller } from './browsers.ts'
import { memberWithoutBrowser, ofItsOwn, Person, test } from './browsers.ts'

const ask = async (by: Caller, path: string, body: object) => JSON.parse((await by.call(path, body)).body)

test('AU12 ED32 an editor of another school says who may play a quiz, and the class of its owner keeps it', async ({
  browser,
  server,
  admin,
}) => {
  const owner = await memberWithoutBrowser(server, 'owner-one')
  const editor = await Person.member(browser, server, 'editor-two')
  /** An organisation with a team "Reds" and a member; answers the team's id. */
  const makeSchool = async (organisationName: string, username: string): Promise<string> => {
    const { organisationId } = await ask(admin, 'organisation/create', { organisationName, isEnterprise: false })
    await admin.call('organisation/addmember', { organisationId, username })
    return (await ask(admin, 'organisation/createteam', { organisationId, teamName: 'Reds' })).teams[0].teamId
  }
  const school = ofItsOwn('School One')
  const redsOne = await makeSchool(school, owner.name)
  await makeSchool(ofItsOwn('School Two'), editor.name)
  const quizId = await publishQuiz(owner, 'Only for the Reds')
  await owner.call('createquiz/assignquiztoteams', { quizId, teamIds: [redsOne], quizAccessStatus: 'private' })
  await owner.call('createquiz/addquizeditor', { quizId, email: editor.email })

  const { page } = editor
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  await page.getByRole('button', { name: 'Who may play' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who may play' })
  await expect(dialog.getByText(`Reds, ${school}: stays`)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Reds' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Quiz made private to assigned teams').first()).toBeVisible()
  const { teams } = await ask(owner, 'createquiz/getquizteams', { quizId })
  expect(JSON.parse(teams).map(({ teamId }: { teamId: string }) => teamId)).toEqual([redsOne])
  expect(editor.complaints).toEqual([])
})

test('AU13 the last question of a published quiz is not deleted: the author reads why, and hosts still find it', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'last-author')
  const quizName = ofItsOwn('One question only')
  const quizId = await publishQuiz(author, quizName)
  const { page } = author
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  await page.getByRole('button', { name: /^Slide 1: /u }).click()
  await page.getByRole('button', { name: /^Delete/u }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/u })
    .click()
  await expect(page.getByText(/^A published quiz keeps at least one question\./u)).toBeVisible()
  await page.goto(`${server.origin}/quizselection`)
  await expect(page.getByRole('button', { name: quizName })).toContainText('1 question')
})
