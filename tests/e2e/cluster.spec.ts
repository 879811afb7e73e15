import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CLOSE_CODES } from '../../packages/contract/src/socket/index.ts'
import type { TestCluster } from '../harness/cluster.ts'
import { startCluster, whyNoCluster } from '../harness/cluster.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { Player } from '../harness/player.ts'
import type { TestProxy } from '../harness/proxy.ts'
import { NODE_COOKIE, startProxy, whyNoProxy } from '../harness/proxy.ts'
import { publishShortQuiz, SHORT_QUIZ, scheduleShortQuiz } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { DESKTOP, PASSWORD, Person, PHONE, test } from './browsers.ts'

const whyNot = whyNoProxy() ?? (await whyNoCluster())
if (whyNot !== undefined) console.log(`skipped: no cluster behind a proxy, ${whyNot}`)

// One cluster for all of them; the last one kills a node.
test.describe.configure({ mode: 'default' })
test.skip(whyNot !== undefined, whyNot ?? '')

let cluster: TestCluster
let proxy: TestProxy
test.beforeAll(async () => {
  if (whyNot !== undefined) return
  cluster = await startCluster(2, { TRUST_PROXY: 'loopback' })
  proxy = await startProxy(cluster.nodes.map(({ port }) => port))
})
test.afterAll(async () => {
  if (whyNot !== undefined) return
  await proxy.close()
  await cluster.close()
})

const node = (number: number): TestServer => {
  const found = cluster.nodes[number]
  if (found === undefined) throw new Error(`there is no node ${number}`)
  return found
}

/** From now on the proxy leads this browser to that node, while it is there. */
const preferNode = (person: Person, number: number) =>
  person.context.addCookies([{ name: NODE_COOKIE, value: String(number), url: proxy.origin }])

const arriveAt = async (browser: Browser, number: number, name: string, viewport = DESKTOP): Promise<Person> => {
  const person = await Person.arrive(browser, proxy.origin, name, viewport)
  await preferNode(person, number)
  return person
}

/** A number that a node tells of itself. */
const figure = async ({ origin }: TestServer, name: string): Promise<number> => {
  const figures = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, 'mu').exec(figures)?.[1])
}

/** Counts the connections to rooms that a page opens. */
const countLines = (page: Page) => {
  const lines = { opened: 0 }
  page.on('websocket', () => {
    lines.opened += 1
  })
  return lines
}

declare global {
  interface Window {
    /** Why connections of this page were closed: one that the page itself closes has another code. */
    closeCodes?: number[]
  }
}

const noteCloseCodes = ({ context }: Person) =>
  context.addInitScript(() => {
    const closeCodes: number[] = []
    window.closeCodes = closeCodes
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('close', ({ code }) => closeCodes.push(code))
      }
    }
  })

const choose = async ({ page }: Person, option: string) =>
  page.getByRole('radio', { name: new RegExp(`^[A-D]?\\s*${option}$`, 'u') }).click()

const lockedIn = ({ page }: Person) => page.getByText('Locked in').first()
const right = ({ page }: Person) => page.getByText('Right!').first()

test('CL41 a QTest that a page begins on one node is finished on the other', async ({ browser }) => {
  const author = await joinMember(node(0), 'qtest-author', PASSWORD)
  const qtestId = await scheduleShortQuiz(author, 'Short test')
  const asha = await arriveAt(browser, 0, 'Asha', PHONE)
  const { page } = asha
  await page.goto(`${proxy.origin}/qtest/${qtestId}`)
  for (const [label, text] of Object.entries({ NAME: 'Asha', EMAIL: asha.email, 'Roll Number': '7' }))
    await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'PROCEED' }).click()
  for (const [index, question] of SHORT_QUIZ.entries()) {
    await asha.seesQuestion(question.questionTitle)
    if (index === 1) await preferNode(asha, 1)
    await choose(asha, question.right)
    await expect(right(asha)).toBeVisible()
    await page.getByRole('button', { name: /^(Next Question|End Quiz)$/u }).click()
  }
  await asha.seesQuestion('Thank you, Asha')
  expect(asha.complaints).toEqual([])
})

test('AC42 logging out on one node closes the page’s connection to a room on the other', async ({ browser }) => {
  const host = new Player(node(1).origin, 'Ms Rivera')
  const code = await host.host(ALL_TYPES_QUIZ_ID)
  await joinMember(node(0), 'mira-nair', PASSWORD)
  const mira = await arriveAt(browser, 1, 'mira-nair')
  await mira.signInByCall()
  await noteCloseCodes(mira)
  // With the whole profile of a member nothing is asked.
  await mira.page.goto(`${proxy.origin}/${code}`)
  await expect(mira.page.getByText(/You are in/u).first()).toBeVisible()
  // On a busy machine the proxy may have led it to the other one.
  const connections = await Promise.all([0, 1].map((index) => figure(node(index), 'quokka_connections')))
  expect([...connections].sort()).toEqual([0, 1])
  await preferNode(mira, connections.indexOf(0))
  const tab = await mira.context.newPage()
  await tab.goto(proxy.origin)
  await tab.getByRole('button', { name: /^Account of/u }).click()
  await tab.getByRole('link', { name: 'Log out' }).click()
  await expect.poll(() => mira.page.evaluate(() => window.closeCodes)).toEqual([CLOSE_CODES.restart])
  expect(mira.complaints).toEqual([])
})

test('CL41 a game whose node is killed in a question goes on to the podium on every page', async ({ browser }) => {
  const author = await joinMember(node(0), 'game-author', PASSWORD)
  const quizId = await publishShortQuiz(author, 'Short game')
  const host = await arriveAt(browser, 0, 'Ms Rivera')
  const ann = await arriveAt(browser, 1, 'Ann', PHONE)
  const bea = await arriveAt(browser, 1, 'Bea')
  const everyone = [host, ann, bea]
  const lines = countLines(ann.page)
  const code = await host.hostRoomOf(quizId, { hostMode: true })
  for (const player of [ann, bea]) await player.joinByLink(code)
  await expect(host.page.getByText('Bea', { exact: true })).toBeVisible()
  // The room is where its host is, and both players are elsewhere.
  await expect.poll(() => figure(node(1), 'quokka_lines_elsewhere')).toBe(2)
  const left: string[] = []
  for (const { page, name } of everyone)
    page.on('framenavigated', () => {
      if (!/\/(waitingroom|getreadyroom|quiz|podium)/u.test(page.url())) left.push(`${name}: ${page.url()}`)
    })
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()

  for (const [index, question] of SHORT_QUIZ.entries()) {
    for (const person of everyone) await person.seesQuestion(question.questionTitle)
    await choose(ann, question.right)
    await expect(lockedIn(ann)).toBeVisible()
    if (index === 1) {
      await expect(host.page.getByText(/^1 of 2 answered/u).first()).toBeVisible()
      await node(0).kill()
    }
    await choose(bea, question.right)
    for (const player of [ann, bea]) await expect(right(player)).toBeVisible()
    await host.page.getByRole('button', { name: /^(Next Question|End Quiz)$/u }).click()
  }
  for (const { page } of everyone) await expect(page).toHaveURL(/podium/u)
  for (const { page } of [ann, bea]) await expect(page.getByText('3 of 3').first()).toBeVisible()
  expect(left).toEqual([])
  expect(lines.opened).toBe(1)
  for (const person of everyone) expect(person.complaints, person.name).toEqual([])
})
