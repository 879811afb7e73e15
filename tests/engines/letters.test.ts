import { afterAll, beforeAll, test } from 'vitest'
import { graphemes, plainlyTyped } from '../../packages/core/src/lib/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { joinMember } from '../harness/member.ts'
import { draftQuiz, publish } from '../harness/own-quiz.ts'
import { scheduleForADay } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import type { ComposingEngine } from './engine.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { KEYS } from './keys.ts'
import { Page } from './page.ts'
import { webkit } from './webkit.ts'

const { ArrowLeft, ArrowRight, Backspace, Home } = KEYS

/** What somebody does in the boxes: keys that each make a sign or move the caret, or a text that an input method composes. */
type Step = { types: string } | { composes: string }

interface Asked {
  title: string
  word: string
  /** How the letters that are asked are typed. What a composition begins with is no key of its own: the input method takes it. */
  steps: (letters: readonly string[]) => readonly Step[]
}

const ASKED: readonly Asked[] = [
  {
    title: 'Devanagari, whose conjunct is made of a key and a composition',
    word: 'क्षत्रिय',
    steps: ([first = '', second = '']) => [
      { composes: first.slice(0, 1) },
      { types: `म${Home}${ArrowRight}${first.slice(1, 2)}` },
      { composes: first.slice(2) },
      { composes: second },
    ],
  },
  {
    title: 'Bengali, with a wrong letter taken back at the end and one at the beginning',
    word: 'স্বাগতম',
    steps: ([first = '', ...rest]) => [
      { types: `হ${rest.slice(0, -1).join('')}হ${Backspace}${rest.at(-1)}${Home}${Backspace}${first}` },
    ],
  },
  {
    title: 'Tamil, with a wrong letter in the middle',
    word: 'தமிழ்நாடு',
    steps: ([first, second, ...rest]) => [{ types: `${first}க${rest.join('')}${Home}${ArrowRight}${second}` }],
  },
  {
    title: 'Telugu, composed over two wrong letters and going on behind them',
    word: 'తెలంగాణము',
    steps: ([first, second, third, fourth]) => [
      { types: `కపక${fourth}${Home}` },
      { composes: `${first}${second}` },
      { types: `${third}` },
    ],
  },
  {
    title: 'Arabic, with vowel signs by key and without them by composition, from the right',
    word: 'مَدْرَسَة',
    steps: ([first = '', second = '', third = '', fourth]) => [
      { types: `بَبَبَ${fourth}${Home}${ArrowLeft}` },
      { composes: plainlyTyped(second + third) },
      { types: Home },
      { composes: plainlyTyped(first) },
    ],
  },
]

/** What is composed, whichever of its letters a word gives. */
const COMPOSED = ASKED.flatMap(({ word, steps }) => {
  const letters = graphemes(word)
  return letters.flatMap((_, given) => steps(letters.toSpliced(given, 1)))
}).flatMap((step) => ('composes' in step ? [step.composes] : []))

const BOXES = `[...document.querySelectorAll('form [aria-hidden] > span > span')]`

const boxesOf = async ({ engine }: Page): Promise<string[]> =>
  (await engine.evaluate(`${BOXES}.map((box) => box.textContent)`)) as string[]

/** Whether the first box stands to the right of the last. */
const beginsAtRight = ({ engine }: Page) =>
  engine.evaluate(`(([first, ...rest]) => first.offsetLeft > rest.at(-1).offsetLeft)(${BOXES})`)

const write = async (page: Page, engine: ComposingEngine, { word, steps }: Asked): Promise<void> => {
  const letters = graphemes(word)
  const given = await boxesOf(page)
  for (const step of steps(letters.filter((_, at) => given[at] === ''))) {
    if ('types' in step) await page.type(step.types)
    else await engine.compose(step.composes)
  }
}

let server: TestServer
let qtestId: string

beforeAll(async () => {
  server = await startServer()
  const author = await joinMember(server, 'scripts-author', 'correct horse 7 staple')
  const quizId = await draftQuiz(author, 'Scripts')
  for (const [at, { title: questionTitle, word }] of ASKED.entries()) {
    const typed = { questionType: at % 2 === 0 ? 'CNT' : 'FIB', correctAnswer: [word], answerChoices: [] }
    await author.call('createquiz/addquestion', { quizId, questionTitle, ...typed, timer: LIMITS.longestTimerS })
  }
  await publish(author, quizId)
  qtestId = await scheduleForADay(author, quizId, [])
})

afterAll(() => server.close())

for (const kind of [firefox, webkit]) {
  const absent = missing(kind)
  if (absent.length > 0) console.log(`No letters are typed in ${kind.name}: there is no ${absent.join(', no ')}.`)

  test
    .skipIf(absent.length > 0)
    .concurrent(
      `LT14 QV21 QV22 in ${kind.name} the letters of five scripts are typed and composed, over wrong ones too, and the server takes the words for right`,
      async ({ expect }) => {
        const engine = await kind.launch({ isDark: false, composes: COMPOSED })
        const page = new Page(engine)
        try {
          await page.open(`${server.origin}/qtest/${qtestId}`)
          await page.fill('NAME', 'Ann')
          await page.fill('EMAIL', 'ann@example.org')
          await page.press('button', 'PROCEED')
          for (const asked of ASKED) {
            await page.sees(asked.title)
            await page.isInField()
            expect(await beginsAtRight(page), asked.title).toBe(/\p{Script=Arabic}/u.test(asked.word))
            await write(page, engine, asked)
            await expect
              .poll(async () => plainlyTyped((await boxesOf(page)).join('')), { message: asked.title, timeout: 60_000 })
              .toBe(plainlyTyped(asked.word))
            await page.type(KEYS.Enter)
            await page.sees('Right!')
            await page.press('button', /^(Next Question|End Quiz)$/iu)
          }
          await page.sees('Thank you')
        } finally {
          await engine.close()
        }
      },
    )
}
