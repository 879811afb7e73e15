import type { Browser, BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { readQuizzes } from '../../packages/content/src/index.ts'
import type { Question } from '../../packages/core/src/questions/index.ts'
import { playerView } from '../../packages/core/src/questions/index.ts'
import { catalogueQuestions } from '../../packages/server/src/testing/catalogue-question.ts'
import { askedBy } from '../harness/asked.ts'
import { findingsBy } from '../harness/findings.ts'
import { mailedCode } from '../harness/mailbox.ts'
import { joinMember } from '../harness/member.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'

export const PASSWORD = 'correct horse 7 staple'
const SETUP_TOKEN = 'set-by-the-operator-of-these-tests'
/** Nobody listens, and making sound takes a processor's time for as long as a page is open. A frame may be refused its storage. */
const SILENCE = "try { localStorage.sound ??= 'off' } catch {}"
export const PHONE = { width: 360, height: 740 }
/** A phone that is held sideways. */
export const SIDEWAYS = { width: 740, height: 360 }
export const DESKTOP = { width: 1440, height: 900 }

let namesGiven = 0

/** A name that nobody and nothing else has on the server that tests share. */
export const ofItsOwn = (name: string): string => {
  namesGiven += 1
  return `${name}${namesGiven}`
}

interface OfEachTest {
  leaving: undefined
  /** Starts a server for this test alone, with settings of its own or for whoever counts what is on a whole server. */
  startOwnServer(environment: Record<string, string>): Promise<TestServer>
}

interface OfEachWorker {
  /** What a server's start and its database cost is paid once a worker: whoever uses it names things by `ofItsOwn`. */
  server: TestServer
  /** The administrator of that server, which takes only one by its token. */
  admin: Admin
}

/**
 * A test at whose end everybody leaves who came in it. Playwright keeps the contexts that a test opens until the worker ends:
 * their pages would go on playing, asking and drawing beside every later test.
 */
export const test = base.extend<OfEachTest, OfEachWorker>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ ADMIN_SETUP_TOKEN: SETUP_TOKEN })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  admin: [async ({ server }, use) => use(await makeAdmin(server)), { scope: 'worker' }],
  startOwnServer: async ({ browserName: _ }, use) => {
    const started: TestServer[] = []
    await use(async (environment) => {
      const server = await startServer(environment)
      started.push(server)
      return server
    })
    await Promise.all(started.map((server) => server.close()))
  },
  leaving: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const came = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(came.map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** All findings of axe on what the page shows now. */
export const findings = (page: Page, screen: string): Promise<string[]> =>
  findingsBy((expression) => page.evaluate(expression), screen)

/** Whoever makes calls of the contract: a person at a browser, or an account that nobody looks at. */
export type Caller = Pick<Person, 'name' | 'call'>

/** Somebody with a confirmed account who has signed in and is at no browser. */
export const memberWithoutBrowser = async (server: TestServer, name: string): Promise<Caller> =>
  callerOf(await joinMember(server, ofItsOwn(name), PASSWORD))

const callerOf = (member: Player): Caller => ({
  name: member.name,
  async call(path, body = {}) {
    const reply = await member.call(path, body)
    return { status: reply.status, body: await reply.text() }
  },
})

/** An administrator who makes calls, and comes to a browser when somebody looks at the pages. */
export interface Admin extends Caller {
  arrive(browser: Browser): Promise<Person>
}

const makeAdmin = async (server: TestServer): Promise<Admin> => {
  const admin = new Player(server.origin, 'head-teacher')
  const ask = async (path: string, body: object) => (await admin.call(path, body)).json()
  const account = { username: admin.name, email: 'head@example.org', password: PASSWORD }
  await ask('setupadmin', { setupToken: SETUP_TOKEN, ...account })
  const { secret } = await ask('setuponetimecode', {})
  const signedIn = await ask('giveonetimecode', {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  })
  return {
    ...callerOf(admin),
    async arrive(browser) {
      const person = await Person.arrive(browser, server.origin, admin.name)
      const [name = '', value = ''] = admin.cookie?.split('=') ?? []
      await person.context.addCookies([{ name, value, url: server.origin }])
      await person.keepSignedIn(signedIn)
      return person
    },
  }
}

/** A page that asks the server for nothing. */
const WITHOUT_ICON = '<link rel="icon" href="data:,">'

interface HostModes {
  hostMode: boolean
  safeNames?: boolean
}

/** Somebody with a browser of their own; whatever the page complains about is kept. */
export class Person {
  readonly complaints: string[] = []
  readonly name: string
  readonly origin: string
  readonly context: BrowserContext
  page: Page

  private constructor(name: string, origin: string, context: BrowserContext, page: Page) {
    this.name = name
    this.origin = origin
    this.context = context
    this.page = page
    this.listen()
  }

  static async arrive(browser: Browser, origin: string, name: string, viewport = DESKTOP): Promise<Person> {
    const isPhone = Math.min(viewport.width, viewport.height) < 400
    const context = await browser.newContext({
      viewport,
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(SILENCE)
    return new Person(name, origin, context, await context.newPage())
  }

  /** Somebody with a confirmed account who has signed in, with a whole profile; the email is made of the name. */
  static async member(browser: Browser, server: TestServer, name: string, viewport = DESKTOP): Promise<Person> {
    const ownName = ofItsOwn(name)
    await joinMember(server, ownName, PASSWORD)
    const person = await Person.arrive(browser, server.origin, ownName, viewport)
    await person.signInByCall()
    return person
  }

  /** Signs in without the form, for whom it is only the way to something else. */
  async signInByCall(password = PASSWORD): Promise<void> {
    const { status, body } = await this.call('signin', { username: this.name, password })
    if (status !== 200) throw new Error(body)
    await this.keepSignedIn(JSON.parse(body))
  }

  /** What a browser stores of the signed-in user; the next tab asks for the rest. */
  async keepSignedIn({ userType, userId }: { userType: string; userId: string }): Promise<void> {
    const empty = `${this.origin}/empty`
    await this.page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: WITHOUT_ICON }))
    await this.page.goto(empty)
    await this.page.evaluate((kept) => Object.assign(localStorage, kept), { isLoggedIn: 'true', userType, userId })
    await this.page.unroute(empty)
  }

  get email(): string {
    return `${this.name.toLowerCase().replaceAll(' ', '.')}@example.org`
  }

  /** Makes a call of the contract as a page of this browser would, whatever page is open. */
  async call(path: string, body: object = {}): Promise<{ status: number; body: string }> {
    const reply = await this.context.request.post(`${this.origin}/qq/v1/${path}`, {
      data: body,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    return { status: reply.status(), body: await reply.text() }
  }

  private listen(): void {
    this.page.on('pageerror', (error) => this.complaints.push(error.message))
    this.page.on('console', (message) => {
      // A socket that cannot be opened while the network is cut is reported by the browser itself.
      if (message.type() === 'error' && !/WebSocket|ERR_INTERNET_DISCONNECTED/u.test(message.text()))
        this.complaints.push(message.text())
    })
  }

  /** Closes the tab without a word and opens another one in the same browser. */
  async reopenTab(path: string): Promise<void> {
    await this.page.close()
    this.page = await this.context.newPage()
    this.listen()
    await this.page.goto(this.origin + path)
  }

  /** Signs up on the sign-up screen, confirms with the emailed code and signs in; ends at home. */
  async signUp(server: TestServer, name: string, email: string, password = PASSWORD): Promise<void> {
    const { page } = this
    await page.goto(`${server.origin}/signup`)
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByText('This username is available').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByText('18+', { exact: true }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(/\/confirmemail\//u)
    await page.getByLabel('Code').fill(await mailedCode(server.dataFolder, email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Verification Successful')).toBeVisible()
    await page.goto(`${server.origin}/signin`)
    await this.signIn(name, password)
    await expect(page).toHaveURL(`${server.origin}/`)
  }

  /** Becomes the first administrator by the set-up screen; ends on the administrator's page. */
  async becomeAdmin(setupToken: string): Promise<void> {
    const { page } = this
    await page.goto(`${this.origin}/setup#${setupToken}`)
    await page.getByLabel('Username').fill('head-teacher')
    await page.getByLabel('E-mail').fill('head@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create administrator' }).click()
    const key = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u)
    const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
    await page
      .getByLabel('Enter the six digits that it shows now')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page).toHaveURL(/\/admin$/u)
  }

  /** Fills the sign-in form, which must be on the screen. */
  async signIn(nameOrEmail: string, password = PASSWORD): Promise<void> {
    const { page } = this
    await page.getByLabel('Username or e-mail').fill(nameOrEmail)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
  }

  async fillDetails(button: string, ageGroup = '18+'): Promise<void> {
    const { page } = this
    await page
      .getByRole('radio', { name: /quokka|kookaburra|koala|wombat|platypus/iu })
      .first()
      .click()
    await page.getByLabel('Name').fill(this.name)
    await page.getByLabel('E-mail').fill(this.email)
    await page.getByText(ageGroup, { exact: true }).click()
    await page.getByRole('button', { name: button }).click()
  }

  /** Goes from the home page to where a quiz is chosen. */
  private async startHosting(): Promise<void> {
    const { page } = this
    await page.goto(this.origin)
    await page.getByRole('button', { name: /Play Quiz/u }).click()
    await page.getByRole('button', { name: 'Start a quiz' }).click()
    await this.fillDetails('CONTINUE')
  }

  /** Opens a room with a ready-made quiz by a call, comes into it by its link and answers its code. */
  async hostRoom(quizName: string, modes: HostModes): Promise<string> {
    return this.hostRoomOf(readQuizzes().find((quiz) => quiz.quizName === quizName)?.quizId ?? '', modes)
  }

  /** The same with any quiz, known by its id. */
  async hostRoomOf(quizId: string, modes: HostModes): Promise<string> {
    const { roomId } = JSON.parse((await this.call('createinvite', { quizId, ageGroup: '18+', ...modes })).body)
    await this.page.goto(`${this.origin}/${roomId}`)
    await this.fillDetails('JOIN QUIZ')
    await expect(this.page).toHaveURL(/waitingroom/u)
    return roomId
  }

  /** The same from the home page, press by press. */
  async hostRoomByHand(quizName: string, modes: HostModes): Promise<string> {
    await this.startHosting()
    await this.page.getByText(quizName, { exact: true }).click()
    return this.openChosen(modes)
  }

  /** The same with a quiz that is drawn from these categories. */
  async hostInterest(categories: readonly string[], modes: HostModes): Promise<string> {
    const { page } = this
    await this.startHosting()
    await page.getByRole('tab', { name: 'Interest-Based' }).click()
    for (const name of categories) await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click()
    return this.openChosen(modes)
  }

  private async openChosen({ hostMode, safeNames = false }: HostModes): Promise<string> {
    const { page } = this
    await page.getByRole('button', { name: 'Play Quiz' }).click()
    const dialog = page.getByRole('dialog')
    if (hostMode) await dialog.getByRole('switch', { name: 'Host Mode' }).click()
    if (safeNames) await dialog.getByRole('switch', { name: 'Safe names' }).click()
    await dialog.getByRole('button', { name: 'Play Quiz' }).click()
    await expect(page).toHaveURL(/waitingroom/u)
    const link = page.getByText(/^[\w.:-]+\/[a-z0-9]{6}$/u).first()
    const code = /([a-z0-9]{6})$/u.exec((await link.textContent()) ?? '')?.[1]
    if (code === undefined) throw new Error('the waiting room shows no code')
    return code
  }

  async joinByLink(code: string, ageGroup?: string): Promise<void> {
    await this.page.goto(`${this.origin}/${code}`)
    await this.fillDetails('JOIN QUIZ', ageGroup)
    await expect(this.page.getByText(/You are in/u).first()).toBeVisible()
  }

  async joinByCode(code: string): Promise<void> {
    await this.page.goto(this.origin)
    await this.page.getByRole('button', { name: /Play Quiz/u }).click()
    await this.page.getByRole('dialog').getByLabel('Room code').fill(code.toUpperCase())
    await this.page.keyboard.press('Enter')
    await this.fillDetails('JOIN QUIZ')
    await expect(this.page.getByText(/You are in/u).first()).toBeVisible()
  }

  /** Waits until the question with this title can be answered. */
  async seesQuestion(title: string): Promise<void> {
    // A gap is read as "blank".
    const read = title.split(/_{2,}/u).map(escaped).join('\\s*blank\\s*')
    const name = new RegExp(`^${read}$`, 'u')
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** Answers as a person would: presses, types, moves; each type in its own way. */
  async answer(title: string, { right }: { right: boolean }): Promise<void> {
    const { page } = this
    const asked = askedBy(await this.questionOnScreen(title), { right })
    if (asked.by === 'options') {
      await page.getByRole('radio', { name: new RegExp(`^[A-D]?\\s*${escaped(asked.wanted)}$`, 'u') }).click()
    } else if (asked.by === 'letters') {
      await this.typeWord(asked.wanted)
    } else if (asked.by === 'pairs') {
      for (const [index, prompt] of asked.prompts.entries()) {
        await page.getByRole('button', { name: asked.wanted[index] ?? '', exact: true }).click()
        await page.getByRole('button', { name: new RegExp(`, place for ${escaped(prompt)}$`, 'u') }).click()
      }
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
    } else if (asked.by === 'order') {
      await this.putInOrder(asked.wanted)
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
    }
  }

  /** The catalogue asks several questions in the same words: the picture or the options tell which one it is. */
  private async questionOnScreen(title: string): Promise<Question> {
    const [first, ...others] = catalogueQuestions(title)
    if (first === undefined) throw new Error(`no question has the title ${title}`)
    if (others.length === 0) return first
    const shown = (await this.page.getByRole('main').textContent()) ?? ''
    for (const question of [first, ...others]) {
      const { questionImageAlt } = question
      const isSeen = !questionImageAlt || (await this.page.getByAltText(questionImageAlt, { exact: true }).count()) > 0
      if (
        isSeen &&
        playerView(question)
          .answerChoices.flat()
          .every((text) => shown.includes(text))
      )
        return question
    }
    return first
  }

  /** Fills the boxes, as typing or pasting the word does; the letter that is given is skipped by the boxes. */
  private async typeWord(word: string): Promise<void> {
    await this.page.getByRole('textbox').fill(word.replaceAll(' ', ''))
    await this.page.keyboard.press('Enter')
  }

  /** Moves the cards with their arrows until the order is right. */
  private async putInOrder(wanted: readonly string[]): Promise<void> {
    for (let place = 0; place < wanted.length; place += 1) {
      for (let step = 0; step < wanted.length; step += 1) {
        const shown = await this.page
          .getByRole('button', { name: /^Drag /u })
          .evaluateAll((grips) =>
            grips.map(
              (grip) => /^Drag (.*), place \d+ of \d+$/u.exec(grip.getAttribute('aria-label') ?? '')?.[1] ?? '',
            ),
          )
        if (shown[place] === wanted[place]) break
        await this.page.getByRole('button', { name: `Move ${wanted[place]} up`, exact: true }).click()
      }
    }
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
