import { expect } from '@playwright/test'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { findings, Person, PHONE, test } from './browsers.ts'

const LAPTOP = { width: 1366, height: 768 }

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

test('JN14 a host locks the room, removes one player, for good, and renames another, by keyboard too', async ({
  browser,
  server,
}) => {
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera', LAPTOP)
  const code = await host.hostRoom(quiz.quizName, { hostMode: true })
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const bob = await Person.arrive(browser, server.origin, 'Stinky Pants')
  await ann.joinByLink(code)
  await bob.joinByLink(code)

  // Renamed by keyboard alone.
  const dialog = host.page.getByRole('dialog')
  await host.page.getByRole('button', { name: 'Stinky Pants' }).focus()
  await host.page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Stinky Pants' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Rename to a safe name' }).press('Enter')
  await dialog.getByRole('textbox').fill('Bright Wombat')
  await host.page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  for (const { page } of [host, ann, bob]) await expect(page.getByText('Bright Wombat').first()).toBeVisible()
  await expect(bob.page.getByRole('heading', { name: 'You are in, Bright Wombat!' })).toBeVisible()

  // Removed, after a question.
  await host.page.getByRole('button', { name: 'Ann', exact: true }).click()
  await dialog.getByRole('button', { name: 'Rename to a safe name' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await expect(dialog.getByRole('button', { name: 'Rename', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Keep player' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await dialog.getByRole('button', { name: 'Remove player' }).click()
  await expect(ann.page.getByRole('heading', { name: 'You are out of this room' })).toBeVisible()
  expect(await findings(ann.page, 'removed')).toEqual([])
  await expect(host.page.getByRole('button', { name: 'Ann', exact: true })).toHaveCount(0)

  // Neither a reload nor a new tab nor the link brings the removed one back.
  await ann.page.reload()
  await expect(ann.page).toHaveURL(`${server.origin}/`)
  await ann.reopenTab(`/${code}`)
  await expect(ann.page.getByText('The host has removed you from this room.', { exact: false })).toBeVisible()
  await expect(host.page.getByRole('button', { name: 'Ann', exact: true })).toHaveCount(0)
  await ann.context.close()

  // Locked: a newcomer reads why, whoever has a seat comes back under the new name.
  await host.page.getByRole('button', { name: /Lock room/u }).click()
  await expect(host.page.getByRole('button', { name: /Open room/u })).toBeVisible()
  await expect(host.page.getByText('Nobody new can join.', { exact: false })).toBeVisible()
  const late = await Person.arrive(browser, server.origin, 'Late', PHONE)
  await late.page.goto(`${server.origin}/${code}`)
  await expect(late.page.getByText('The host has locked this room.', { exact: false })).toBeVisible()
  await bob.page.reload()
  await expect(bob.page.getByRole('heading', { name: 'You are in, Bright Wombat!' })).toBeVisible()
  await bob.context.close()

  // Opened again, the newcomer gets in; during play the scores lead to the same dialog.
  await host.page.getByRole('button', { name: /Open room/u }).click()
  await late.page.goto(`${server.origin}/${code}`)
  await late.fillDetails('JOIN QUIZ')
  await expect(late.page.getByText(/You are in/u).first()).toBeVisible()
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await host.seesQuestion(quiz.questions()[0]?.questionTitle ?? '')
  await host.page.getByRole('button', { name: 'Show the leaderboard' }).click()
  await host.page.getByRole('button', { name: 'Late' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await dialog.getByRole('button', { name: 'Remove player' }).click()
  await expect(late.page.getByRole('heading', { name: 'You are out of this room' })).toBeVisible()
  for (const person of [host, bob]) expect(person.complaints, person.name).toEqual([])
})

test('JN14 a host on a phone has the same dialogs, in the waiting room and at the scores, by keyboard too', async ({
  browser,
  server,
}) => {
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera', PHONE)
  const code = await host.hostRoom(quiz.quizName, { hostMode: true })
  const { page } = host
  const [ann, bob, late] = ['Ann', 'Stinky Pants', 'Late'].map((name) => new Player(server.origin, name))
  if (!(ann && bob && late)) throw new Error('there are three')
  for (const player of [ann, bob]) await player.join(code)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Stinky Pants' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Stinky Pants' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Rename to a safe name' }).press('Enter')
  await dialog.getByRole('textbox').fill('Bright Wombat')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Bright Wombat').first()).toBeVisible()

  await page.getByRole('button', { name: 'Ann', exact: true }).click()
  await dialog.getByRole('button', { name: 'Rename to a safe name' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await expect(dialog.getByRole('button', { name: 'Rename', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Keep player' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await dialog.getByRole('button', { name: 'Remove player' }).click()
  await ann.next(['removed'], 0)
  await expect(page.getByRole('button', { name: 'Ann', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: /Lock room/u }).click()
  await expect(page.getByRole('button', { name: /Open room/u })).toBeVisible()
  await expect(page.getByText('Nobody new can join.', { exact: false })).toBeVisible()
  await late.join(code)
  expect(late.last('error')?.message).toBe('The host has locked this room.')
  await page.getByRole('button', { name: /Open room/u }).click()
  await expect(page.getByRole('button', { name: /Lock room/u })).toBeVisible()
  await late.join(code)
  await late.next(['joined'], 0)

  await page.getByRole('button', { name: 'START QUIZZING' }).click()
  await host.seesQuestion(quiz.questions()[0]?.questionTitle ?? '')
  await page.getByRole('tab', { name: 'Scores' }).click()
  await page.getByRole('button', { name: 'Late' }).click()
  await dialog.getByRole('button', { name: 'Remove from the room' }).click()
  await dialog.getByRole('button', { name: 'Remove player' }).click()
  await late.next(['removed'], 0)
  expect(host.complaints).toEqual([])
})

test('JN12 with safe names a child is asked for no name, gets a friendly one and is told so', async ({
  browser,
  server,
}) => {
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
  const code = await host.hostRoomByHand(quiz.quizName, { hostMode: true, safeNames: true })
  const { page } = await Person.arrive(browser, server.origin, 'Mia', PHONE)
  await page.goto(`${server.origin}/${code}`)
  await page.getByRole('radio', { name: /koala/iu }).click()
  await expect(page.getByText('You get a friendly name in this room.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  await page.getByLabel('E-mail').fill('mia@example.org')
  await page.getByText('6 to 8', { exact: true }).click()
  await page.getByRole('button', { name: 'JOIN QUIZ' }).click()
  await expect(page.getByRole('heading', { name: /^You are in, [A-Z][a-z]+ [A-Z][a-z]+!$/u })).toBeVisible()
  await expect(page.getByText(/friendly name/u)).toBeVisible()
})
