import { expect } from '@playwright/test'
import { CATALOGUE_TYPES } from '../../packages/content/src/index.ts'
import { wrongAnswer } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { PASSWORD, Person, SIDEWAYS, test } from './browsers.ts'

test('JN1 a host and three players, one with a phone on its side, play every type to the podium; a reload, a lost network and a closed tab cost nobody anything', async ({
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
  const bob = new Player(server.origin, 'Bob')
  const cem = new Player(server.origin, 'Cem')
  await ann.joinByCode(code)
  for (const player of [bob, cem]) await player.join(code)
  for (const { name } of [ann, bob, cem]) await expect(host.page.getByText(name, { exact: true })).toBeVisible()
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()

  let timed = 0
  for (const [index, question] of questions.entries()) {
    const title = question.questionTitle
    const isLast = index === questions.length - 1
    for (const person of [host, ann]) await person.seesQuestion(title)
    if ('note' in question) {
      await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'PROCEED' }).click()
      continue
    }
    timed += 1
    const isSurvey = 'choices' in question && question.correct === null
    const right = knownAnswer(title) ?? ''
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
    const from = { bob: bob.frames.length, cem: cem.frames.length }
    const questionId = bob.last('sendQuestion')?.currentQuestion.questionId ?? ''
    bob.answer(questionId, right)
    cem.answer(questionId, wrongAnswer(question) ?? right)
    if (timed === 3) {
      // The others have answered, and the question waits for the one who dropped.
      for (const player of [bob, cem]) await player.next(['answerReceived'], 0)
      await ann.context.setOffline(false)
      await expect(offline).toHaveCount(0)
      await ann.answer(title, { right: true })
    }

    await expect(ann.page.getByText(isSurvey ? 'Thank you!' : 'Right!').first()).toBeVisible()
    await expect(ann.page.getByRole('button', { name: 'Report this question' })).toHaveCount(0)
    await bob.next(['sendAnswer'], from.bob)
    await cem.next(['sendAnswer'], from.cem)
    const answers = [bob, cem].map((player) => player.last('sendAnswer')?.answerData)
    expect(answers).toMatchObject([{ playerAnswer: right }, { isSurvey }])
    if (!isSurvey) expect(answers).toMatchObject([{ isCorrect: true }, { isCorrect: false }])

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

  for (const { page } of [host, ann]) await expect(page).toHaveURL(/podium/u)
  const scored = questions.filter(
    (question) => !('note' in question) && !('choices' in question && question.correct === null),
  )
  await expect(ann.page.getByText(`${scored.length} of ${scored.length}`).first()).toBeVisible()
  for (const player of [bob, cem]) await player.next(['sendPodium'], 0)
  expect(bob.last('sendPodium')).toMatchObject({ correctAnswers: scored.length })
  expect(cem.last('sendPodium')).toMatchObject({ correctAnswers: 0 })
  for (const person of [host, ann]) expect(person.complaints, person.name).toEqual([])

  await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
  await host.page.getByText('Office Warm-Up', { exact: true }).click()
  await host.page.getByRole('button', { name: 'Play Quiz' }).click()
  await expect(host.page).toHaveURL(/waitingroom/u)
  await expect(host.page.getByText(/Office Warm-Up/u).first()).toBeVisible()
  await ann.page.getByRole('button', { name: 'KEEP QUIZZING' }).click()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
})
