import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as contract from '../../packages/contract/src/http/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { choosePassword, Member, upload } from '../harness/meaning/accounts.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { nextOpen } from '../harness/table.ts'
import { until } from '../harness/until.ts'
import type { Caller } from './browsers.ts'
import { ofItsOwn, Person, PHONE, test } from './browsers.ts'

/** A text that would be an element if it were taken for markup; short enough for a name. */
const marked = (text: string): string => `<b data-hostile>${text}</b>`
/** What loads and runs something, for where there is room. */
const RUNS = `"><img src="//evil.example/x.png" onerror="hostile()"><script>hostile()</script>`

const shared = {
  questionTitle: `${marked('Title')} ${RUNS}`,
  answerContent: `${marked('Because')} ${RUNS}`,
  timer: LIMITS.longestTimerS,
  maxPoints: 100,
}
const options = ['Tide', 'Reef', 'Krill', 'Coral'].map(marked)
const SLIDES = [
  { questionType: 'MCQ', answerChoices: options, correctAnswer: options.slice(0, 1) },
  { questionType: 'TRF', answerChoices: ['True', 'False'], correctAnswer: ['True'] },
  { questionType: 'MTF', answerChoices: [options, options], correctAnswer: [options, options] },
  { questionType: 'DND', answerChoices: options, correctAnswer: options },
  { questionType: 'FIB', answerChoices: [], correctAnswer: [marked('tide')] },
  { questionType: 'CNT', answerChoices: [], correctAnswer: [marked('reef')] },
  { questionType: 'NQS', answerChoices: [`${marked('Note')} ${RUNS}`], correctAnswer: [] },
]

/** A page that keeps what was fetched from elsewhere, run, or made of a text. */
class Watched {
  readonly findings: string[] = []
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) this.findings.push(`asked for ${request.url()}`)
    })
    page.on('pageerror', (error) => {
      if (error.message.includes('hostile')) this.findings.push(error.message)
    })
  }

  /** Waits until the page shows a hostile text as it was written, and looks at what else it has become. */
  async shows(text: string, screen: string): Promise<void> {
    await expect(this.page.getByText(text).first(), screen).toBeVisible()
    await this.look(screen)
  }

  async look(screen: string): Promise<void> {
    const made = await this.page.locator('[data-hostile], [onerror], [src*="evil.example"]').count()
    if (made > 0) this.findings.push(`${screen}: ${made} elements`)
  }
}

const arrive = async (browser: Browser, server: TestServer, name: string, account?: Member) => {
  const person = await Person.arrive(browser, server.origin, name, account === undefined ? PHONE : undefined)
  if (account !== undefined) await person.signInByCall(account.password)
  return { person, page: person.page, watched: new Watched(person.page) }
}

/** An account with hostile texts wherever its forms take them, and a quiz full of them. */
const hostileAuthor = async (server: TestServer, admin: Caller): Promise<{ account: Member; quizId: string }> => {
  const account = new Member(server.origin, ofItsOwn('hostile-author'))
  const { userName, email: emailId } = account
  const form = { userName, emailId, firstName: 'Ada', lastName: 'Reef', userType: 'PREMIUM' }
  const { password } = JSON.parse((await admin.call(contract.createUser.path, form)).body)
  await choosePassword(account, password)
  await account.succeed(contract.updateProfile, {
    given_name: 'Mira',
    family_name: 'Nair',
    locale: marked('City'),
    profile: marked('Introduction'),
    phone_number: '',
    'custom:age_group': '18+',
    preferred_username: account.userName,
    image: 'avatar1',
  })
  const made = await account.succeed(contract.createQuiz, {
    quizName: `${marked('Name')} ${RUNS}`.slice(0, 100),
    quizDescription: `${marked('Description')} ${RUNS}`,
    ageGroup: '18+',
    quizImage: await upload(account),
  })
  const { quizId } = contract.createQuiz.answer.parse(made)
  for (const slide of SLIDES) {
    const { status, text } = await account.call(contract.addQuestion, { quizId, ...shared, ...slide })
    if (status !== 200) throw new Error(`${slide.questionType}: ${status} ${text}`)
  }
  return { account, quizId }
}

test('AT5 what people write is text on every screen of authors, hosts and players', async ({
  browser,
  server,
  admin,
}) => {
  const { account, quizId } = await hostileAuthor(server, admin)
  // The author hosts, too.
  const author = await arrive(browser, server, account.userName, account)
  const { page } = author
  await page.goto(`${server.origin}/dashboard`)
  await author.watched.shows(marked('Name'), 'dashboard')
  await page.goto(`${server.origin}/library`)
  await author.watched.shows(marked('Name'), 'library')
  await page.goto(`${server.origin}/profile`)
  await author.watched.shows(marked('Introduction'), 'profile')
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  const rows = page.getByRole('button', { name: /^Slide \d+: /u })
  await expect(rows).toHaveCount(SLIDES.length)
  for (let index = 0; index < SLIDES.length; index += 1) {
    await rows.nth(index).click()
    await author.watched.look(`editor of slide ${index + 1}`)
  }
  await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
  await author.watched.shows(marked('Title'), 'preview')

  await page.goto(server.origin)
  const { roomId } = JSON.parse((await author.person.call('createinvite', { quizId, hostMode: true })).body)
  const bob = new Player(server.origin, marked('Bob'))
  await bob.join(roomId)
  await page.goto(`${server.origin}/${roomId}`)
  const ann = await arrive(browser, server, 'Ann')
  await ann.page.goto(`${server.origin}/${roomId}`)
  await ann.person.fillDetails('JOIN QUIZ')
  for (const { watched } of [author, ann]) await watched.shows(marked('Bob'), 'waiting room')
  await page.getByRole('button', { name: 'START QUIZZING' }).click()
  const questions = SLIDES.filter(({ questionType }) => questionType !== 'NQS')
  for (const [index, slide] of SLIDES.entries()) {
    const { questionType, answerChoices } = slide
    // All titles are alike: the number, or the note, tells that this is the next one.
    const number = index + 1
    await until(
      `question ${number} is asked`,
      () => number === bob.last('sendQuestion')?.currentQuestion.questionNumber,
    )
    const own =
      questionType === 'NQS'
        ? marked('Note')
        : new RegExp(`^Question\\s*${questions.indexOf(slide) + 1}\\s*of ${questions.length}$`, 'u')
    for (const { page: shown, watched } of [author, ann]) {
      await expect(shown.getByText(own).first()).toBeVisible()
      await watched.shows(marked('Title'), `question ${questionType}`)
    }
    const isLast = index === SLIDES.length - 1
    if (questionType !== 'NQS') {
      const asked = await nextOpen(bob, [bob])
      const answer = questionType === 'MCQ' ? options[1] : questionType === 'TRF' ? 'False' : JSON.stringify(options)
      const from = bob.frames.length
      bob.answer(asked.questionId, answerChoices.length === 0 ? marked('tides') : (answer ?? ''))
      await bob.next(['answerReceived'], from)
      await page.getByRole('button', { name: 'Skip' }).click()
      for (const { watched } of [author, ann]) await watched.shows(marked('Because'), `answer ${questionType}`)
      await ann.page.getByRole('tab', { name: 'Scores' }).click()
      await ann.watched.shows(marked('Bob'), `scores after ${questionType}`)
      await ann.page.getByRole('tab', { name: 'Question' }).click()
      await page.getByRole('button', { name: 'Show Question Results' }).click()
      await author.watched.look(`results ${questionType}`)
      await page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    const next = isLast ? 'End Quiz' : questionType === 'NQS' ? 'PROCEED' : 'Next Question'
    await page.getByRole('button', { name: next }).click()
  }
  for (const { page: shown, watched } of [author, ann]) {
    await expect(shown).toHaveURL(/podium/u)
    await watched.shows(marked('Bob'), 'podium')
  }
  expect([...author.watched.findings, ...ann.watched.findings]).toEqual([])
})
