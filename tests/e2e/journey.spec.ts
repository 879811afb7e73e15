import { expect } from '@playwright/test'
import { CATALOGUE_TYPES } from '../../packages/content/src/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { PASSWORD, Person, SIDEWAYS, test } from './browsers.ts'

test('JN1 a host and three players with phones on their sides play every type to the podium; a reload, a lost network and a closed tab cost nobody anything', async ({
  browser,
  startOwnServer,
}) => {
  // With the countdown of the product, which the other tests shorten.
  const server = await startOwnServer({ GET_READY_MS: '' })
  const quizName = 'One of every kind'
  const { titles } = await publishAllTypes(await joinMember(server, 'journey-author', PASSWORD), quizName)
  const questions = titles.map((title) => catalogueQuestion(title))
  expect(new Set(questions.map(({ questionType }) => questionType)).size).toBe(CATALOGUE_TYPES.length)

  const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
  const code = await host.hostRoomByHand(quizName, { hostMode: true })
  const ann = await Person.arrive(browser, server.origin, 'Ann', SIDEWAYS)
  const bob = await Person.arrive(browser, server.origin, 'Bob', { width: 667, height: 375 })
  const cem = await Person.arrive(browser, server.origin, 'Cem', { width: 844, height: 390 })
  await ann.joinByCode(code)
  for (const person of [bob, cem]) await person.joinByLink(code)
  for (const { name } of [ann, bob, cem]) await expect(host.page.getByText(name, { exact: true })).toBeVisible()
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()

  let timed = 0
  for (const [index, question] of questions.entries()) {
    const title = question.questionTitle
    const isLast = index === questions.length - 1
    for (const person of [host, ann, bob, cem]) await person.seesQuestion(title)
    if ('note' in question) {
      await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'PROCEED' }).click()
      continue
    }
    timed += 1
    const isSurvey = 'choices' in question && question.correct === null
    const offline = ann.page.getByText(/You seem to be offline/u)
    if (timed === 3) {
      await ann.context.setOffline(true)
      await expect(offline.first()).toBeVisible()
    } else {
      await ann.answer(title, { right: true })
      await expect(ann.page.getByText('Locked in').first()).toBeVisible()
    }
    if (timed === 2) {
      await ann.page.reload()
      await ann.seesQuestion(title)
      await expect(ann.page.getByText('Locked in').first()).toBeVisible()
    }
    if (timed === 4) {
      await host.reopenTab(`/${code}`)
      await host.seesQuestion(title)
    }
    await Promise.all([bob.answer(title, { right: true }), cem.answer(title, { right: false })])
    if (timed === 3) {
      // The others have answered, and the question waits for the one who dropped.
      for (const { page } of [bob, cem]) await expect(page.getByText('Locked in').first()).toBeVisible()
      await ann.context.setOffline(false)
      await expect(offline).toHaveCount(0)
      await ann.answer(title, { right: true })
    }

    for (const { page, name } of [ann, bob, cem]) {
      const verdict = isSurvey ? 'Thank you!' : name === 'Cem' ? 'Not quite' : 'Right!'
      await expect(page.getByRole('heading', { name: verdict })).toBeInViewport({ ratio: 1 })
    }
    await expect(ann.page.getByRole('button', { name: 'Report this question' })).toHaveCount(0)
    // Without a press: a survey's result is all that its reveal has.
    if (isSurvey) await expect(host.page.getByRole('list', { name: 'Answers to this question' })).toBeVisible()

    if (timed === 2) {
      await host.page.getByRole('button', { name: 'Show Question Results' }).click()
      await expect(host.page.getByText('Got it right')).toBeVisible()
      await host.page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    if (timed === 5) {
      await host.page.getByRole('button', { name: 'Report this question' }).click()
      const dialog = host.page.getByRole('dialog')
      await expect(dialog.getByText(title)).toBeVisible()
      await dialog.getByText('An answer is wrong').click()
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await expect(host.page.getByText('Thank you. An administrator will look at it.')).toBeVisible()
    }
    await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'Next Question' }).click()
  }

  for (const { page } of [host, ann, bob, cem]) await expect(page).toHaveURL(/podium/u)
  const scored = questions.filter(
    (question) => !('note' in question) && !('choices' in question && question.correct === null),
  )
  for (const { page } of [ann, bob])
    await expect(page.getByText(`${scored.length} of ${scored.length}`).first()).toBeVisible()
  await expect(cem.page.getByText(`0 of ${scored.length}`).first()).toBeVisible()
  for (const person of [host, ann, bob, cem]) expect(person.complaints, person.name).toEqual([])

  await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
  await host.page.getByText('Office Warm-Up', { exact: true }).click()
  await host.page.getByRole('button', { name: 'Play Quiz' }).click()
  await expect(host.page).toHaveURL(/waitingroom/u)
  await expect(host.page.getByText(/Office Warm-Up/u).first()).toBeVisible()
  await ann.page.getByRole('button', { name: 'KEEP QUIZZING' }).click()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
})
