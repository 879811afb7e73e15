import { expect } from '@playwright/test'
import { addInfoSlide, addMcq, createQuiz, makeQuizOf, publishQuiz } from './author.ts'
import { DESKTOP, findings, Person, PHONE, test } from './browsers.ts'

const WELCOME = { questionTitle: 'Welcome to the night sky', note: 'Look up on a clear night.' }
const MOONS = {
  questionTitle: 'Which planet has the most moons?',
  answerChoices: ['Saturn', 'Jupiter', 'Neptune', 'Mars'],
} as const

const writtenByHand = async ({ page, origin }: Person): Promise<string> => {
  const quizId = await createQuiz(page, origin, 'Night sky')
  await addInfoSlide(page, WELCOME.questionTitle, WELCOME.note)
  await addMcq(page, MOONS.questionTitle, MOONS.answerChoices)
  return quizId
}

const writtenByCalls = (author: Person): Promise<string> =>
  makeQuizOf(author, 'Night sky', [
    { questionType: 'NQS', questionTitle: WELCOME.questionTitle, answerChoices: [WELCOME.note], correctAnswer: [] },
    { questionType: 'MCQ', ...MOONS, correctAnswer: ['Saturn'] },
  ])

// JN9 writes at a desk by hand.
for (const [size, viewport, write] of [
  ['a phone', PHONE, writtenByHand],
  ['a desk', DESKTOP, writtenByCalls],
] as const) {
  test(`PV2 PV3 PV6 PV8 an author tries out a quiz of their own, on ${size}`, async ({ browser, server }) => {
    const name = size === 'a desk' ? 'DeskAuthor' : 'PhoneAuthor'
    const author = await Person.member(browser, server, name, viewport)
    const { page } = author
    const quizId = await write(author)

    await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
    await author.seesQuestion(WELCOME.questionTitle)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next Question' }).click()
    await author.seesQuestion(MOONS.questionTitle)
    await page.getByRole('radio', { name: /Saturn/u }).click()
    await author.seesQuestion('Right!')
    expect(await findings(page, 'answered')).toEqual([])
    await page.getByRole('button', { name: 'End Quiz' }).click()
    await author.seesQuestion('That was your quiz')
    expect(await findings(page, 'result')).toEqual([])
    await page.getByRole('button', { name: 'CLOSE PREVIEW' }).click()
    await expect(page).toHaveURL(`${server.origin}/createquiz/${quizId}`)
    expect(author.complaints).toEqual([])
  })
}

const typed = (questionTitle: string, answer: string) => ({
  questionType: 'FIB',
  questionTitle,
  correctAnswer: [answer],
  answerChoices: [],
})

test('QV20 QV21 QV22 answers of other scripts and with punctuation are typed key by key, by input method and by paste', async ({
  browser,
  server,
}) => {
  const author = await Person.member(browser, server, 'letters-author', PHONE)
  const { page } = author
  const quizId = await publishQuiz(author, 'Letters', [
    typed('Key by key', 'क्षत्रिय'),
    typed('By input method', '한국어'),
    typed('With marks', "it's 3-D!"),
    typed('From right to left', 'שלום'),
  ])
  await page.goto(`${server.origin}/previewquiz?quiz=${quizId}`)
  const field = page.getByRole('textbox')
  const isRight = async () => {
    await page.keyboard.press('Enter')
    await author.seesQuestion('Right!')
    await page.getByRole('button', { name: /Next Question|End Quiz/u }).click()
  }
  /** The text without the letter that chance has given, which the field's name tells. */
  const asked = async (letters: string[]): Promise<string[]> => {
    const label = (await field.getAttribute('aria-label')) ?? ''
    return letters.filter((letter) => !label.includes(`${letter} given`) && !label.includes(`given: ${letter}`))
  }

  await author.seesQuestion('Key by key')
  await expect(field).toBeFocused()
  const letters = await asked(['क्ष', 'त्रि', 'य'])
  expect(letters).toHaveLength(2)
  // Wrong letters first, so that the right ones are typed over them.
  for (const key of 'मल') await page.keyboard.insertText(key)
  await page.keyboard.press('Home')
  for (const letter of letters) for (const key of letter) await page.keyboard.insertText(key)
  await expect(field).toHaveValue(letters.join(''))
  await isRight()

  await author.seesQuestion('By input method')
  const line = await page.context().newCDPSession(page)
  for (const syllable of await asked(['한', '국', '어'])) {
    const jamo = [...syllable.normalize('NFD')]
    for (const [at] of jamo.entries()) {
      const text = jamo
        .slice(0, at + 1)
        .join('')
        .normalize('NFC')
      await line.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    }
    await page.keyboard.insertText(syllable)
  }
  await isRight()

  await author.seesQuestion('With marks')
  await expect(field).toHaveAccessibleName(
    /word of 3 letters, .*apostrophe after letter 2.*; word of 2 letters, .*hyphen/u,
  )
  await field.fill("it's 3-D!")
  await expect(page.getByText("So far: IT'S 3-D!")).toBeAttached()
  await isRight()

  await author.seesQuestion('From right to left')
  await field.fill('שלום')
  const boxes = page.locator('form [dir=rtl] span span')
  const [first, last] = [await boxes.first().boundingBox(), await boxes.last().boundingBox()]
  expect(first?.x).toBeGreaterThan(last?.x ?? Infinity)
  await isRight()
  expect(author.complaints).toEqual([])
})
