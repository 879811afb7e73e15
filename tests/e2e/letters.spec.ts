import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { graphemes } from '../../packages/core/src/lib/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { publishQuiz } from './author.ts'
import { Person, PHONE, test } from './browsers.ts'

/** How somebody writes, with what the keyboards of phones and desks send. */
interface Writing {
  page: Page
  keyboard: CDPSession
}

/** What an input method shows while it composes; empty takes it back. */
const compose = ({ keyboard }: Writing, text: string) =>
  keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

/** As keyboards of phones do: the word stays open, and grows with each key. */
const composeKeyByKey = async (writing: Writing, text: string) => {
  const keys = Array.from(text)
  for (const at of keys.keys()) await compose(writing, keys.slice(0, at + 1).join(''))
}

/** Ends what was composed, as the space key, a suggestion or Enter does. */
const commit = ({ keyboard }: Writing, text: string) => keyboard.send('Input.insertText', { text })

const keyByKey = async ({ page }: Writing, text: string) => {
  for (const key of text) await page.keyboard.insertText(key)
}

type Way = (writing: Writing, asked: string, word: string) => Promise<void>

/** What is asked, how it is typed, and the word, where what is typed is written otherwise. */
const ASKED: readonly [title: string, word: string, way: Way][] = [
  [
    'A conjunct that grows in one composition',
    'क्षत्रिय',
    async (writing, asked) => {
      await composeKeyByKey(writing, asked)
      await commit(writing, asked)
    },
  ],
  [
    'A sign that the keyboard takes back',
    'স্বাগতম',
    async (writing, asked) => {
      await keyByKey(writing, `${asked}ি`)
      await writing.page.keyboard.press('Backspace')
    },
  ],
  ['Keys that each make a sign', 'தமிழ்நாடு', keyByKey],
  [
    'Wrong letters that a composition takes the place of, after one that came to nothing',
    'తెలంగాణము',
    async (writing, asked) => {
      const [first = '', second = '', ...rest] = graphemes(asked)
      await keyByKey(writing, `కప${rest.join('')}`)
      await writing.page.keyboard.press('Home')
      await compose(writing, first)
      await compose(writing, '')
      await composeKeyByKey(writing, first + second)
      await commit(writing, first + second)
    },
  ],
  [
    'Letters that join, with vowel signs that nobody types',
    'مَدْرَسَة',
    async (writing, asked) => {
      const plain = asked.replace(/[\u064B-\u0652]/gu, '')
      await composeKeyByKey(writing, plain)
      await commit(writing, plain)
    },
  ],
  [
    'A dead key before its letter',
    'élève',
    async (writing, asked) => {
      for (const letter of asked) {
        const [base = '', accent] = letter.normalize('NFD')
        if (accent !== undefined) await compose(writing, accent === '\u0301' ? '´' : '`')
        await commit(writing, accent === undefined ? base : letter)
      }
    },
  ],
  [
    'A suggestion that is the whole word, with a space behind it',
    'telescope',
    async (writing, asked, word) => {
      await composeKeyByKey(writing, asked.slice(0, 4))
      await compose(writing, '')
      await commit(writing, `${word} `)
    },
  ],
  [
    'A correction of a word that is whole',
    'México',
    async (writing, asked) => {
      await composeKeyByKey(writing, asked.normalize('NFD').replace(/\p{M}/gu, ''))
      await commit(writing, asked)
    },
  ],
]

test('LT5 LT6 LT7 LT15 whatever a keyboard does, the boxes hold what was typed, and that is what is sent', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'scripts-author', PHONE)
  const { page } = author
  const slides = ASKED.map(([questionTitle, word]) => ({
    questionType: 'FIB',
    questionTitle,
    correctAnswer: [word],
    answerChoices: [],
    timer: LIMITS.longestTimerS,
  }))
  const quizId = await publishQuiz(author, 'Scripts', slides)
  const writing: Writing = { page, keyboard: await page.context().newCDPSession(page) }
  await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
  for (const [title, word, way] of ASKED) {
    await author.seesQuestion(title)
    await expect(page.getByRole('textbox')).toBeFocused()
    const boxes = page.locator('form [aria-hidden] > span > span')
    const given = await boxes.allTextContents()
    const letters = graphemes(word)
    expect(given.length, title).toBe(letters.length)
    const asked = letters.filter((_, at) => given[at] === '').join('')
    await way(writing, asked, word)
    const plain = (text: string) =>
      text
        .normalize('NFC')
        .toUpperCase()
        .replace(/[\u064B-\u0652]/gu, '')
    await expect.poll(async () => plain((await boxes.allTextContents()).join('')), title).toBe(plain(word))
    await page.keyboard.press('Enter')
    await author.seesQuestion('Right!')
    await page.getByRole('button', { name: /Next Question|End Quiz/u }).click()
  }
  expect(author.complaints).toEqual([])
})
