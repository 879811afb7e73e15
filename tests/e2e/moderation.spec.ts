import { expect } from '@playwright/test'
import { publishQuiz } from './author.ts'
import { ofItsOwn, Person, PHONE, SIDEWAYS, test } from './browsers.ts'
import { scheduleQTest } from './qtests.ts'

/** A question of the one quiz, open for long enough however slowly an administrator comes. */
const asking = (questionTitle: string, name: string) => ({
  questionType: 'MCQ',
  questionTitle,
  correctAnswer: [name],
  answerChoices: ['Tom', 'Ann', 'Mira', 'Sol'],
  timer: 120,
})

test('JN11 QC24 MO11 a guest in a QTest complains about a question; its quiz is taken down by an administrator, gone for hosts and closed as a QTest, goes on once restored, and its author reads why', async ({
  browser,
  server,
  admin: { arrive },
}) => {
  const quizName = ofItsOwn('Guess the Teacher')
  const author = await Person.member(browser, server, 'reef-author')
  const [first, second] = ['Who laughs the loudest?', 'Who sings in the corridor?'] as const
  const quizId = await publishQuiz(author, quizName, [asking(first, 'Tom'), asking(second, 'Ann')])

  const visitor = await Person.arrive(browser, server.origin, 'Visitor', PHONE)
  const tile = visitor.page.getByRole('button', { name: quizName })
  await visitor.page.goto(`${server.origin}/quizselection`)
  await expect(visitor.page.getByRole('list', { name: 'From other authors' }).getByText(author.name)).toBeVisible()

  const qtestId = await scheduleQTest(author, { qtestType: 'PV', quizId })
  const entry = `${server.origin}/qtest/${qtestId}`
  const asha = await Person.arrive(browser, server.origin, 'Asha', SIDEWAYS)
  await asha.page.goto(entry)
  await asha.page.getByLabel('NAME').fill(asha.name)
  await asha.page.getByLabel('EMAIL').fill(asha.email)
  await asha.page.getByRole('button', { name: 'PROCEED' }).tap()
  await asha.seesQuestion(first)
  await asha.page.getByRole('button', { name: 'Report this question' }).tap()
  const dialog = asha.page.getByRole('dialog')
  await dialog.getByText('Unkind to a person').tap()
  await dialog.getByLabel('What should we know?', { exact: false }).fill('Tom is in my class.')
  await dialog.getByRole('button', { name: 'Send report' }).tap()
  await expect(asha.page.getByText('Thank you. An administrator will look at it.')).toBeVisible()

  const admin = await arrive(browser)
  await admin.page.goto(`${server.origin}/admin`)
  await admin.page.getByRole('tab', { name: 'Reported 1' }).click()
  const detail = admin.page.getByRole('article', { name: quizName })
  await expect(detail.getByText('“Tom is in my class.”')).toBeVisible()
  await expect(detail.getByRole('heading', { name: first })).toBeVisible()
  await expect(detail.getByText('Marked as correct: A, Tom')).toBeVisible()
  await detail.getByLabel('Why? The author reads this sentence.').fill('It is about a person.')
  await detail.getByRole('button', { name: 'Take down' }).click()
  await expect(admin.page.getByText('This quiz is taken down.')).toBeVisible()
  await expect(admin.page.getByRole('tab', { name: 'Reported 0' })).toBeVisible()
  await expect(admin.page.getByRole('tab', { name: /^Decided [1-9]/u })).toBeVisible()

  await visitor.page.reload()
  await expect(visitor.page.getByRole('list', { name: 'Ready-made' })).toBeVisible()
  await expect(tile).toHaveCount(0)
  const invited = await visitor.call('createinvite', { quizId })
  expect(JSON.parse(invited.body)).toEqual({
    status: 'Error',
    errorCode: 'quiz/not-found',
    errorMessage: 'There is no such quiz.',
  })

  // Who has a question open answers it, and is asked no other; nobody else begins.
  await asha.page.getByRole('radio', { name: /Tom$/u }).tap()
  await expect(asha.page.getByText('Right!').first()).toBeVisible()
  await asha.page.getByRole('button', { name: 'Next Question' }).tap()
  await expect(
    asha.page.getByText(
      'This QTest was closed by an administrator. Your answers so far are kept. Your host can read why.',
    ),
  ).toBeVisible()
  const isClosed = visitor.page.getByText('This QTest is closed by an administrator. Your host can read why.').first()
  await visitor.page.goto(entry)
  await expect(isClosed).toBeVisible()

  await author.page.goto(`${server.origin}/library`)
  for (const shelf of ['Published', 'QTests'])
    await expect(author.page.getByRole('list', { name: shelf }).getByText('It is about a person.')).toBeVisible()
  await expect(author.page.getByText('Taken down', { exact: true })).toBeVisible()
  await author.page.goto(`${server.origin}/createquiz/${quizId}`)
  const note = author.page.getByRole('region', { name: 'An administrator has taken this quiz down.' })
  await expect(note.getByText('It is about a person.')).toBeVisible()

  await admin.page.getByRole('tab', { name: /^Decided [1-9]/u }).click()
  await admin.page.getByRole('button', { name: 'Put back' }).click()
  await expect(admin.page.getByText('This quiz stays.')).toBeVisible()
  await visitor.page.reload()
  await expect(visitor.page.getByLabel('NAME')).toBeVisible()
  await expect(isClosed).toHaveCount(0)
  await asha.page.getByRole('button', { name: 'Try again' }).tap()
  await asha.seesQuestion(second)
  await visitor.page.goto(`${server.origin}/quizselection`)
  await expect(tile).toBeVisible()
  for (const { complaints } of [author, visitor, admin]) expect(complaints).toEqual([])
  // Her question was refused once, while the QTest was closed.
  expect(asha.complaints).toEqual([expect.stringContaining('409')])
})
