import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { addInfoSlide, createQuiz, pick, publishQuiz } from './author.ts'
import { DESKTOP, findings, PASSWORD, Person, PHONE } from './browsers.ts'

const SETUP_TOKEN = 'set-by-the-operator-of-this-test'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ PLAN_FREE_PLAYERS: '3', ADMIN_SETUP_TOKEN: SETUP_TOKEN })
})
test.afterAll(() => server.close())

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

test('JN2 axe finds nothing serious or critical on the way into a room', async ({ browser }) => {
  const found: string[] = []
  for (const viewport of [PHONE, undefined]) {
    const visitor = await Person.arrive(browser, server.origin, 'Visitor', viewport)
    const { page } = visitor
    const look = async (screen: string) =>
      found.push(...(await findings(page, `${screen}, ${page.viewportSize()?.width} px`)))
    await page.goto(server.origin)
    await page.getByRole('button', { name: /Play Quiz/u }).waitFor()
    await look('home')
    await page.getByRole('button', { name: /Play Quiz/u }).click()
    await page.getByLabel('Room code').fill('abc')
    await page.keyboard.press('Enter')
    await page.getByText('Room ID must be 6 characters in length.').waitFor()
    await look('play dialog with an error')
    await page.getByRole('button', { name: 'Start a quiz' }).click()
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    await look('player details with errors')
    await visitor.fillDetails('CONTINUE')
    await page.getByText(quiz.quizName, { exact: true }).waitFor()
    await look('quiz selection')
    await page.getByText('The Art Gallery', { exact: true }).click()
    await page.getByText('Please sign up/log in to access more quizzes').waitFor()
    await look('locked quiz')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Interest-Based' }).click()
    await page.getByText('Coming next').first().waitFor()
    await look('interest-based panel')
    await page.getByRole('tab', { name: 'Ready-Made' }).click()
    await page.getByText(quiz.quizName, { exact: true }).click()
    await page.getByRole('button', { name: 'Play Quiz' }).click()
    await page.getByRole('dialog').waitFor()
    await look('mode dialog')
    await visitor.context.close()
  }
  expect(found).toEqual([])
})

test('JN2 axe finds nothing serious or critical in a room, from the waiting room to the podium', async ({
  browser,
}) => {
  const found: string[] = []
  const host = await Person.arrive(browser, server.origin, 'Host')
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const bob = await Person.arrive(browser, server.origin, 'Bob')
  const look = async (person: Person, screen: string) =>
    found.push(...(await findings(person.page, `${screen} (${person.name})`)))
  const code = await host.hostRoom(quiz.quizName, { hostMode: true })
  await ann.joinByLink(code)
  await bob.joinByLink(code)
  await look(host, 'waiting room')
  await look(ann, 'waiting room')
  await host.page.getByRole('button', { name: 'Instructions' }).click()
  await look(host, 'instructions')
  await host.page.keyboard.press('Escape')
  await host.page.getByRole('button', { name: 'Invite' }).click()
  await look(host, 'invite')
  await host.page.keyboard.press('Escape')
  const full = await Person.arrive(browser, server.origin, 'Late')
  await full.page.goto(`${server.origin}/${code}`)
  await full.fillDetails('JOIN QUIZ')
  await full.page.getByText('Unable to join. Room is full').first().waitFor()
  await look(full, 'room full')
  await full.context.close()

  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.page.getByText('Get ready').first().waitFor()
  await look(ann, 'get ready')
  for (const [index, question] of quiz.questions.entries()) {
    const title = question.questionTitle
    const kind = question.questionType
    const isLast = question === quiz.questions.at(-1)
    for (const person of [host, ann, bob]) await person.seesQuestion(title)
    await look(ann, `question ${kind}`)
    if (index === 1) await look(host, 'question on a projector')
    if ('note' in question) {
      await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'PROCEED' }).click()
      continue
    }
    await ann.answer(title, { right: true })
    await look(ann, `locked ${kind}`)
    if (index === 1) await look(bob, 'question with leaderboard')
    await bob.answer(title, { right: false })
    await ann.page
      .getByText(/^(Right!|Thank you!)/u)
      .first()
      .waitFor()
    await bob.page
      .getByText(/^(Not quite|Thank you!)/u)
      .first()
      .waitFor()
    await look(ann, `answer ${kind}`)
    await look(bob, `answer ${kind}`)
    if (index === 1) {
      await ann.page.getByRole('tab', { name: 'Scores' }).click()
      await look(ann, 'scores')
      await ann.page.getByRole('tab', { name: 'Question' }).click()
      await host.page.getByRole('button', { name: 'Show Question Results' }).click()
      await host.page.getByText('Got it right').waitFor()
      await look(host, 'host statistics')
      await host.page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'Next Question' }).click()
  }
  for (const person of [host, ann]) {
    await expect(person.page).toHaveURL(/podium/u)
    await look(person, 'podium')
  }
  await ann.context.setOffline(true)
  await ann.page
    .getByText(/You seem to be offline/u)
    .first()
    .waitFor()
  await look(ann, 'offline')
  await ann.context.setOffline(false)
  await host.page.close()
  await host.context.close()
  expect(found).toEqual([])
})

test('JN2 axe finds nothing serious or critical on the screens of accounts', async ({ browser }) => {
  const found: string[] = []
  for (const viewport of [PHONE, undefined]) {
    const person = await Person.arrive(browser, server.origin, 'Member', viewport)
    const { page } = person
    const name = viewport === undefined ? 'desk-member' : 'phone-member'
    const email = `${name}@example.org`
    const look = async (screen: string) =>
      found.push(...(await findings(page, `${screen}, ${page.viewportSize()?.width} px`)))
    const open = async (path: string, heading: string | RegExp) => {
      await page.goto(server.origin + path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
    }
    await open('/signin', 'Log In')
    await page.getByRole('button', { name: 'Log In' }).click()
    await look('sign-in with an error')
    await open('/forgotpassword', 'Forgot password')
    await look('forgotten password')
    await page.getByLabel('Username or e-mail').fill('nobody-here')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('New password', { exact: true }).waitFor()
    await look('new password')
    await open('/termsandconditions', 'Terms and conditions')
    await look('terms')
    await page.goto(`${server.origin}/editprofile`)
    await page.getByRole('dialog').waitFor()
    await look('log-in prompt')
    await open('/setup#token', 'Set up the first administrator')
    await look('set-up')
    await open('/signup', 'Sign Up')
    await look('sign-up')
    await person.signUp(server, name, email)
    await open('/profile', 'My Profile')
    await page.getByText(`@${name}`).first().waitFor()
    await look('profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').waitFor()
    await look('deleting an account')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await page.getByLabel('Your password').waitFor()
    await look('who sets up two-step sign-in')
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Six-digit code').waitFor()
    await look('setting up two-step sign-in')
    const secret = ((await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u).textContent()) ?? '').replaceAll(' ', '')
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await page.getByLabel('Six-digit code').fill(app.generate())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
    await look('recovery codes')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('Unused recovery codes: 10.').waitFor()
    await look('profile with two-step sign-in')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Your password').waitFor()
    await look('turning two-step sign-in off')
    await open('/editprofile', 'Edit Profile')
    await page.getByLabel('First name').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await look('edit profile with errors')
    await page.goto(server.origin)
    await look('home of a member')
    await open('/redirect/logout', 'Log out?')
    await look('log out')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${server.origin}/`)
    await open('/signin', 'Log In')
    await person.signIn(name)
    await page.getByRole('button', { name: 'Use a recovery code' }).waitFor()
    await look('second step')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').waitFor()
    await look('recovery code')
    await person.context.close()
  }
  expect(found).toEqual([])
})

test('JN2 axe finds nothing serious or critical where quizzes are written', async ({ browser }) => {
  const found: string[] = []
  for (const viewport of [PHONE, undefined]) {
    const name = viewport === undefined ? 'desk-author' : 'phone-author'
    const author = await Person.member(browser, server, name, viewport)
    const { page } = author
    const dialog = page.getByRole('dialog')
    const look = async (screen: string) =>
      found.push(...(await findings(page, `${screen}, ${page.viewportSize()?.width} px`)))
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.goto(`${server.origin}/library`)
    await page.getByText("You don't have any draft quizzes, try creating one!").first().waitFor()
    await look('empty library')
    await page.goto(`${server.origin}/dashboard`)
    await page.getByText("You don't have any quizzes, try creating one!").waitFor()
    await look('empty dashboard')
    await page.getByRole('button', { name: 'CREATE NEW QUIZ' }).first().click()
    await look('create options')
    await dialog.getByRole('button', { name: /Start Fresh/u }).click()
    await dialog.getByLabel('Quiz name').waitFor()
    await look('quiz details')
    await close()

    const quizId = await createQuiz(page, server.origin, 'Looked at by axe')
    await page.getByRole('button', { name: /^ADD QUESTION SLIDE/u }).waitFor()
    await look('slide picker')
    for (const kind of [
      'MCQ',
      'TRUE OR FALSE',
      'MATCH THE FOLLOWING',
      'ARRANGE IN ORDER',
      'FILL IN THE BLANKS',
      'CONNECT QUESTION',
      'NQS',
    ]) {
      await pick(page, kind)
      await page.getByRole('button', { name: 'Discard', exact: true }).waitFor()
      await look(`editor of ${kind}`)
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
      if (await dialog.isVisible()) {
        await look('discard dialog')
        await dialog.getByRole('button', { name: 'Discard' }).click()
      }
    }
    await pick(page, 'TRUE OR FALSE')
    await page.getByLabel('Question', { exact: true }).fill('Corals are animals.')
    await page.getByRole('radio', { name: 'Mark True as the correct answer' }).check({ force: true })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByLabel('Explanation').waitFor()
    await look('answer explanation')
    await page.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Save question' }).waitFor()
    await look('question details')
    await dialog.getByRole('button', { name: 'Save question' }).click()
    await page.getByText('Question Added Successfully').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await addInfoSlide(page, 'Well done', 'A reef is home to many.')
    await page.goto(`${server.origin}/createquiz/${quizId}`)
    await page.getByRole('button', { name: /^ADD QUESTION SLIDE/u }).waitFor()
    await look('editor with slides')
    if (viewport === undefined) {
      await page.getByRole('button', { name: 'Quiz Settings' }).click()
      await dialog.waitFor()
      await look('quiz settings')
      await close()
      await page.getByRole('button', { name: 'Edit access' }).click()
      await dialog.waitFor()
      await look('quiz edit access')
      await close()
      await page.getByRole('button', { name: 'Actions for slide 1' }).click()
      await page.getByRole('menuitem', { name: 'Delete Slide' }).click()
      await dialog.waitFor()
      await look('delete slide')
      await close()
    }

    await page.goto(`${server.origin}/dashboard`)
    await page.getByText('Looked at by axe').first().waitFor()
    await look('dashboard')
    await page.goto(`${server.origin}/library`)
    await page.getByText('Looked at by axe').first().waitFor()
    await look('library')
    const actions = page.getByRole('button', { name: 'Actions for Looked at by axe' }).first()
    const fromMenu = async (item: string, screen: string) => {
      await actions.click()
      await page.getByRole('menuitem', { name: item }).click()
      await dialog.waitFor()
      await look(screen)
      await close()
    }
    await actions.click()
    await look('menu of a quiz')
    await page.keyboard.press('Escape')
    await fromMenu('Publish', 'publish dialog')
    await fromMenu('Manage edit access', 'share dialog')
    await fromMenu('Delete', 'delete dialog')

    await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
    await page.getByText('Corals are animals.').first().waitFor()
    await look('preview')
    await author.context.close()
  }
  const stranger = await Person.member(browser, server, 'axe-stranger')
  await stranger.page.goto(`${server.origin}/createquiz/none`)
  await stranger.page.getByText('Redirecting you to home').first().waitFor()
  found.push(...(await findings(stranger.page, 'a quiz that is not there')))
  expect(found).toEqual([])
})

test('JN2 axe finds nothing serious or critical where quizzes are reported, judged and taken down', async ({
  browser,
}) => {
  const found: string[] = []
  const look = async ({ page }: Person, screen: string) =>
    found.push(...(await findings(page, `${screen}, ${page.viewportSize()?.width} px`)))
  const sizes = [PHONE, DESKTOP]
  const author = await Person.member(browser, server, 'axe-author')
  const quizId = await publishQuiz(author, 'Guess the Teacher')
  for (const viewport of sizes) {
    const visitor = await Person.arrive(browser, server.origin, 'Visitor', viewport)
    await visitor.page.goto(`${server.origin}/quizselection`)
    await visitor.page.getByRole('button', { name: /Guess the Teacher/u }).click()
    await look(visitor, 'a chosen quiz of somebody')
    await visitor.page.getByRole('button', { name: 'Report Guess the Teacher' }).click()
    await visitor.page.getByText('Unkind to a person').click()
    await look(visitor, 'report dialog')
    await visitor.page.getByRole('button', { name: 'Send report' }).click()
    await visitor.page.getByText('Thank you. An administrator will look at it.').waitFor()
    await visitor.context.close()
  }
  const admin = await Person.arrive(browser, server.origin, 'Admin')
  await admin.becomeAdmin(SETUP_TOKEN)
  for (const viewport of sizes) {
    await admin.page.setViewportSize(viewport)
    await admin.page.goto(`${server.origin}/admin?tab=organisations`)
    await admin.page.getByText('No organisations yet.', { exact: false }).waitFor()
    await look(admin, 'organisations')
    await admin.page.goto(`${server.origin}/admin?tab=open`)
    await admin.page.getByRole('button', { name: /Guess the Teacher/u }).waitFor()
    await look(admin, 'list of reports')
    await admin.page.getByRole('button', { name: /Guess the Teacher/u }).click()
    await admin.page.getByText('Marked as correct: A, Tom').waitFor()
    await admin.page.getByRole('button', { name: 'Take down' }).click()
    await look(admin, 'a report with an error')
  }
  await admin.page.getByLabel('Why? The author reads this sentence.').fill('It is about a person.')
  await admin.page.getByRole('button', { name: 'Take down' }).click()
  await admin.page.getByText('Nothing is reported. All is well.').waitFor()
  await look(admin, 'no reports')
  for (const viewport of sizes) {
    await author.page.setViewportSize(viewport)
    await author.page.goto(`${server.origin}/library`)
    await author.page.getByText('It is about a person.').waitFor()
    await look(author, 'library with a quiz that was taken down')
    await author.page.goto(`${server.origin}/createquiz/${quizId}`)
    await author.page.getByText('It is about a person.').waitFor()
    await look(author, 'editor of a quiz that was taken down')
  }
  expect(found).toEqual([])
})
