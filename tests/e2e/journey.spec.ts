import { expect } from '@playwright/test'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Person, PHONE, test } from './browsers.ts'

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

test('JN1 a host and three players play all seven types to the podium; a reload, a lost network and a closed tab cost nobody anything', async ({
  browser,
  startOwnServer,
}) => {
  // With the countdown of the product, which the other tests shorten.
  const server = await startOwnServer({ GET_READY_MS: '' })
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
  const code = await host.hostRoomByHand(quiz.quizName, { hostMode: true })
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const bob = await Person.arrive(browser, server.origin, 'Bob')
  const cem = await Person.arrive(browser, server.origin, 'Cem')
  const players = [ann, bob, cem]
  await ann.joinByLink(code)
  await bob.joinByCode(code)
  await cem.joinByLink(code)
  for (const { name } of players) await expect(host.page.getByText(name, { exact: true })).toBeVisible()
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()

  let timed = 0
  for (const [index, question] of quiz.questions().entries()) {
    const title = question.questionTitle
    const isLast = index === quiz.questions().length - 1
    for (const person of [host, ...players]) await person.seesQuestion(title)
    if ('note' in question) {
      await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'PROCEED' }).click()
      continue
    }
    timed += 1
    await ann.answer(title, { right: true })
    await expect(ann.page.getByText('Locked in').first()).toBeVisible()

    if (timed === 2) {
      await ann.page.reload()
      await ann.seesQuestion(title)
      await expect(ann.page.getByText('Locked in').first()).toBeVisible()
    }
    if (timed === 3) {
      await cem.context.setOffline(true)
      await expect(cem.page.getByText(/You seem to be offline/u).first()).toBeVisible()
      // The others play on, and the question waits for the one who dropped.
      await bob.answer(title, { right: true })
      await expect(bob.page.getByText('Locked in').first()).toBeVisible()
      await cem.context.setOffline(false)
      await expect(cem.page.getByText(/You seem to be offline/u)).toHaveCount(0)
    }
    if (timed === 4) {
      await host.reopenTab(`/${code}`)
      await host.seesQuestion(title)
    }
    if (timed !== 3) await bob.answer(title, { right: true })
    await cem.answer(title, { right: false })

    if (timed === 5) {
      await host.page.getByRole('button', { name: 'Report this question' }).click()
      const dialog = host.page.getByRole('dialog')
      await expect(dialog.getByText(title)).toBeVisible()
      await dialog.getByText('An answer is wrong').click()
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await expect(host.page.getByText('Thank you. An administrator will look at it.')).toBeVisible()
    }
    for (const { page } of players) {
      await expect(page.getByRole('button', { name: 'Report this question' })).toHaveCount(0)
      await expect(page.getByText(/^(Right!|Not quite|Thank you!)/u).first()).toBeVisible()
    }
    if (timed === 1 && 'choices' in question && question.correct === null) {
      await expect(ann.page.getByText('Thank you!').first()).toBeVisible()
    } else {
      await expect(ann.page.getByText('Right!').first()).toBeVisible()
      await expect(cem.page.getByText('Not quite').first()).toBeVisible()
    }
    if (timed === 2) {
      await host.page.getByRole('button', { name: 'Show Question Results' }).click()
      await expect(host.page.getByText('Got it right')).toBeVisible()
      await host.page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'Next Question' }).click()
  }

  for (const { page } of [host, ...players]) await expect(page).toHaveURL(/podium/u)
  const scored = quiz
    .questions()
    .filter((question) => !('note' in question) && !('choices' in question && question.correct === null))
  await expect(ann.page.getByText(`${scored.length} of ${scored.length}`).first()).toBeVisible()
  await expect(cem.page.getByText(`0 of ${scored.length}`).first()).toBeVisible()
  for (const person of [host, ...players]) expect(person.complaints, person.name).toEqual([])

  await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
  await host.page.getByText('Office Warm-Up', { exact: true }).click()
  await host.page.getByRole('button', { name: 'Play Quiz' }).click()
  await expect(host.page).toHaveURL(/waitingroom/u)
  await expect(host.page.getByText(/Office Warm-Up/u).first()).toBeVisible()
  await ann.page.getByRole('button', { name: 'KEEP QUIZZING' }).click()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
})
