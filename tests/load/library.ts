import { chromium } from '@playwright/test'
import { whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { buildWeb, isWebStale } from '../../scripts/web-build.ts'
import { joinMember } from '../harness/member.ts'
import { COVER } from '../harness/own-quiz.ts'
import type { Player } from '../harness/player.ts'
import { memberContext } from './member-context.ts'
import { withServer } from './servers.ts'
import { quantile } from './usage.ts'

/** What a library of many quizzes costs its owner, beside as many of others: calls, changes of all, and the first screen. */
const QUIZZES = Number(process.env.BENCH_QUIZZES ?? 5_000)
const OTHERS = Number(process.env.BENCH_OTHERS ?? QUIZZES)
const QUESTIONS = 10
const CALLS = Number(process.env.BENCH_CALLS ?? 200)
/** As many at once as a browser would send. */
const TOGETHER = 6
const FOLDERS = 20
const PASSWORD = 'correct horse 7 staple'
const WORDS = ['magnets', 'rivers', 'fractions', 'verbs', 'planets', 'kings', 'insects', 'poems', 'atoms', 'maps']
const QUERY = { place: 'all', folderId: null, search: '', status: null, subject: null, language: null, tag: null }

const post = async (member: Player, path: string, body: object): Promise<unknown> => {
  const reply = await member.call(path, body)
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

const word = (place: number): string => WORDS[place % WORDS.length] ?? ''

const makeOne = async (author: Player, index: number): Promise<string> => {
  const settings = {
    quizName: `Revision ${index}: ${word(index)}`,
    quizDescription: 'For class 5',
    ageGroup: '9 to 14',
  }
  const { quizId } = (await post(author, 'createquiz/createquiz', { ...settings, quizImage: COVER })) as {
    quizId: string
  }
  const questions = Array.from({ length: QUESTIONS }, (_, number) => ({
    questionType: 'TRF',
    questionTitle: `Is ${word(index * 7 + number * 3)} ${index * QUESTIONS + number} what it says about ${word(number)}?`,
    correctAnswer: ['True'],
  }))
  await post(author, 'createquiz/addquestions', { quizId, questions })
  return quizId
}

const fill = async (author: Player, count: number): Promise<void> => {
  const ids: string[] = []
  for (let first = 0; first < count; first += TOGETHER)
    ids.push(...(await Promise.all(Array.from({ length: TOGETHER }, (_, index) => makeOne(author, first + index)))))
  for (let number = 0; number < FOLDERS; number += 1) {
    const { folderId } = (await post(author, 'library/addfolder', { folderName: `Folder ${number}` })) as {
      folderId: string
    }
    const quizIds = ids.filter((_, index) => index % FOLDERS === number)
    await post(author, 'library/change', { changes: [{ choice: { quizIds }, change: { do: 'move', folderId } }] })
  }
}

const timed = async (what: () => Promise<unknown>, times: number): Promise<string[]> => {
  for (let call = 0; call < 5; call += 1) await what()
  const taken: number[] = []
  for (let call = 0; call < times; call += 1) {
    const beganMs = performance.now()
    await what()
    taken.push(performance.now() - beganMs)
  }
  return [0.5, 0.99].map((share) => `${quantile(taken, share).toFixed(0)} ms`)
}

const firstScreen = async (author: Player, chromiumPath: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  const context = await memberContext(browser, author)
  const taken: number[] = []
  for (let visit = 0; visit < 6; visit += 1) {
    const page = await context.newPage()
    const beganMs = performance.now()
    await page.goto(`${author.origin}/library?list=all`)
    await page.getByRole('checkbox').first().waitFor({ state: 'attached' })
    taken.push(performance.now() - beganMs)
    await page.close()
  }
  await browser.close()
  const [cold = 0, ...warm] = taken
  return `${cold.toFixed(0)} ms without a cache, ${quantile(warm, 0.5).toFixed(0)} ms with one`
}

const measure = async (kind: 'embedded' | 'PostgreSQL', chromiumPath: string): Promise<void> => {
  const settings = { PLAN_FREE_QUIZZES: String(QUIZZES + TOGETHER), RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' }
  await withServer(kind, settings, async ({ origins: [origin = ''] }, { DATA_DIR }) => {
    const server = { origin, dataFolder: DATA_DIR } as Parameters<typeof joinMember>[0]
    const [author, other] = [
      await joinMember(server, 'years-author', PASSWORD),
      await joinMember(server, 'years-other', PASSWORD),
    ]
    const beganMs = performance.now()
    await fill(other, OTHERS)
    await fill(author, QUIZZES)
    console.error(`${kind}: filled in ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`)
    const list =
      (query: object, more: object = {}) =>
      () =>
        post(author, 'library/list', { query: { ...QUERY, ...query }, sort: 'recent', after: null, ...more })
    const { next } = (await list({})()) as { next: object }
    const change = (what: object) => () =>
      post(author, 'library/change', { changes: [{ choice: { query: QUERY, except: [] }, change: what }] })
    const rows: [string, () => Promise<unknown>, number][] = [
      ['the overview', () => post(author, 'library/overview', {}), CALLS],
      ['the first page, with all counts', list({}), CALLS],
      ['a page behind it', list({}, { after: next }), CALLS],
      ['the first page by name', list({}, { sort: 'name' }), CALLS],
      ['a search for one word of titles and questions', list({ search: 'magnets' }), CALLS],
      ['a search for two words', list({ search: 'revision 4711' }), CALLS],
      ['a search for the beginning of a word', list({ search: 'frac' }), CALLS],
      [
        `all ${QUIZZES} tagged, and not any more`,
        async () => {
          await change({ do: 'tag', tag: 'Term 2' })()
          await change({ do: 'untag', tag: 'Term 2' })()
        },
        10,
      ],
      ['every quiz in one answer, as older clients ask', () => post(author, 'getmylibrary', {}), 20],
    ]
    for (const [name, what, times] of rows)
      console.log(`| ${[kind, name, ...(await timed(what, times))].join(' | ')} |`)
    console.log(`| ${kind} | the first screen: all quizzes | ${await firstScreen(author, chromiumPath)} | |`)
  })
}

const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null || (isWebStale() && !(await buildWeb()))) process.exit(1)
console.log(`${QUIZZES} quizzes of ${QUESTIONS} questions in ${FOLDERS} folders, and ${OTHERS} of somebody else\n`)
console.log('| database | | p50 | p99 |\n|---|---|---|---|')
const wanted = process.env.BENCH_DATABASES ?? 'PostgreSQL,embedded'
if (wanted.includes('PostgreSQL') && (await whyNoPostgres()) === undefined) await measure('PostgreSQL', chromiumPath)
if (wanted.includes('embedded')) await measure('embedded', chromiumPath)
