import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeQuizOf } from './author.ts'
import { Person, test } from './browsers.ts'

// One author for all: each test looks at the same quiz.
test.describe.configure({ mode: 'default' })

const WIDTHS = [360, 390, 600, 768, 820, 960, 1024, 1180, 1366, 1920]
const SCREENS = [
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 740],
] as const
/** Where most slides are higher than their screen. */
const LOW = [650, 740]
/** A word of a dozen letters stands on one line. */
const LEAST_TEXT_PX = 110

const SLIDES = [
  {
    questionType: 'MCQ',
    questionTitle: 'Why do we always see the same side of the Moon?',
    answerChoices: ['It rotates', 'It turns once in the time of one trip round the Earth', 'Clown fish', 'Clouds'],
    correctAnswer: ['It rotates'],
  },
  {
    questionType: 'DND',
    questionTitle: 'From small to large.',
    correctAnswer: ['Krill', 'Seal', 'Dolphin', 'Blue whale'],
  },
  {
    questionType: 'TRF',
    questionTitle: 'The Sun is a star.',
    answerChoices: ['True', 'False'],
    correctAnswer: ['True'],
  },
  {
    questionType: 'MTF',
    questionTitle: 'Match the young.',
    correctAnswer: [
      ['Fish', 'Whale', 'Seal', 'Eel'],
      ['Fry', 'Calf', 'Pup', 'Elver'],
    ],
  },
  { questionType: 'FIB', questionTitle: 'A reef is built by …', correctAnswer: ['coral'] },
  { questionType: 'NQS', questionTitle: 'Well done', answerContent: 'A reef is home to a quarter of life in the sea.' },
]

let author: Person
let quizId: string
test.beforeAll(async ({ browser, server }) => {
  author = await Person.member(browser, server, 'moon-author')
  quizId = await makeQuizOf(author, 'Moon and reef', SLIDES)
})

/** Opens a slide on a screen as wide as any, where the list is at hand. */
const open = async (number: number): Promise<void> => {
  await author.page.setViewportSize({ width: 1440, height: 900 })
  await author.page.getByRole('button', { name: new RegExp(`^Slide ${number}: `, 'u') }).click()
}

/** Options whose text has too little room, or lies under its mark. */
const crampedOptions = (): Promise<string[]> =>
  author.page.getByRole('group', { name: 'Answers' }).evaluate(
    (group, least) =>
      [...group.children].flatMap((tile) => {
        const text = tile.querySelector('textarea') ?? tile.querySelector('span')
        const mark = tile.querySelector('label')
        if (!text || !mark) return ['a tile without text or mark']
        const room = text.getBoundingClientRect()
        const { left, top } = mark.getBoundingClientRect()
        const isUnder = left < room.right && top < room.bottom
        return room.width < least || isUnder ? [`${tile.textContent}: ${Math.round(room.width)} px`] : []
      }),
    LEAST_TEXT_PX,
  )

test('SE17 the text of each option has room at every width, and nothing lies over it', async ({ server }) => {
  await author.page.goto(`${server.origin}/createquiz/${quizId}`)
  for (const [index, { questionType }] of SLIDES.entries()) {
    if (!['MCQ', 'TRF'].includes(questionType)) continue
    await open(index + 1)
    for (const width of WIDTHS) {
      await author.page.setViewportSize({ width, height: 900 })
      await expect.poll(crampedOptions, `${questionType} at ${width}`).toEqual([])
    }
  }
})

/** Whether the end of a text lies lower than Save begins. */
const isUnderBar = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')
    return element.getBoundingClientRect().bottom > (save?.getBoundingClientRect().top ?? 0)
  })

test('SE18 Save is in sight on every screen, and hides no field in which somebody writes', async ({ server }) => {
  const { page } = author
  await page.goto(`${server.origin}/createquiz/${quizId}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const [index, { questionType }] of SLIDES.entries()) {
    await open(index + 1)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const where = `${questionType} at ${width} x ${height}`
      await expect(save, where).toBeInViewport({ ratio: 1 })
      if (!LOW.includes(height)) continue
      // The caret goes to each text's end.
      for (const field of await page.getByRole('textbox').all()) {
        await field.focus()
        await page.keyboard.press('Control+End')
        await expect.poll(() => isUnderBar(field), where).toBe(false)
      }
      // As when it was opened.
      await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0))
      await page.evaluate(() => window.scrollTo(0, 0))
    }
  }
})

test('JN25 from home to a published quiz of five questions it is at most 40 presses', async ({ server }) => {
  const { page } = author
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const pressKey = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  // Text counts nothing, but the way to its field does: only where the caret stands already there is none.
  const write = async (field: Locator, text: string) => {
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  const dialog = page.getByRole('dialog')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.origin)
  await press(page.getByRole('link', { name: /^Create Quiz/u }))
  await press(dialog.getByRole('button', { name: /^Start Fresh/u }))
  await write(dialog.getByLabel('Quiz name'), 'Five of the sea')
  await pressKey('Tab')
  await write(dialog.getByLabel('Description'), 'Who lives where?')
  await press(dialog.getByRole('button', { name: 'PROCEED' }))
  await press(dialog.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  await press(page.getByRole('button', { name: /^MCQ/u }))
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    await expect(page.getByRole('button', { name: /^Slide \d+: /u })).toHaveCount(index)
    await write(page.getByLabel('Question', { exact: true }), `${title} of the sea?`)
    for (const [letter, option] of [
      ['A', 'Clown fish'],
      ['B', 'Shark'],
      ['C', 'Eel'],
      ['D', 'Ray'],
    ] as const) {
      await pressKey('Enter')
      await write(page.getByLabel(`Option ${letter}`), option)
    }
    await press(page.getByRole('radio', { name: 'Mark B as the correct answer' }))
    await pressKey('Control+Enter')
  }
  await expect(page.getByRole('button', { name: /^Slide \d+: /u })).toHaveCount(5)
  await press(page.getByRole('button', { name: 'PUBLISH QUIZ' }).first())
  await press(dialog.getByRole('button', { name: 'PUBLISH QUIZ' }))
  await expect(page.getByText('Quiz Published').first()).toBeVisible()
  expect(presses).toBeLessThanOrEqual(40)
})
