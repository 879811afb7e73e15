import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { COVER } from '../harness/own-quiz.ts'
import type { Caller } from './browsers.ts'

export const PICTURE = fileURLToPath(
  new URL('../../packages/content/pictures/animals-of-australia-1.png', import.meta.url),
)

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** Makes a quiz by the three steps of the create flow, from the dashboard, and ends in its editor; answers its id. */
export const createQuiz = async (page: Page, origin: string, name: string): Promise<string> => {
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('button', { name: 'CREATE NEW QUIZ' }).first().click()
  await dialogOf(page)
    .getByRole('button', { name: /Start Fresh/u })
    .click()
  await dialogOf(page).getByLabel('Quiz name').fill(name)
  await dialogOf(page).getByLabel('Description').fill('Everything that lives on a reef.')
  await dialogOf(page).locator('input[type=file]').setInputFiles(PICTURE)
  const proceed = dialogOf(page).getByRole('button', { name: 'PROCEED' })
  await expect(proceed).toBeEnabled()
  await proceed.click()
  await dialogOf(page).getByText('9 to 14 years').click()
  await dialogOf(page).getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }).click()
  await expect(page).toHaveURL(/\/createquiz\/[\w-]+$/u)
  return page.url().split('/').at(-1) ?? ''
}

/** Opens the slide picker's kinds of questions; the picker shows by itself while a quiz has no slide in hand. */
export const pick = async (page: Page, kind: string): Promise<void> => {
  const addQuestion = page.getByRole('button', { name: 'Add Question', exact: true })
  const questionSlide = page.getByRole('button', { name: /^ADD QUESTION SLIDE/u })
  await expect(addQuestion.or(questionSlide).first()).toBeVisible()
  if (!(await questionSlide.isVisible())) await addQuestion.click()
  if (kind === 'NQS') {
    await page.getByRole('button', { name: /^ADD NON-QUESTION SLIDE/u }).click()
    return
  }
  await questionSlide.click()
  await page.getByRole('button', { name: /^Select Question Template/u }).click()
  await page.getByRole('button', { name: new RegExp(`^${kind}`, 'u') }).click()
}

/** Closes the notices that stand there; one may have gone by itself. */
export const closeNotices = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })

/** Goes through the explanation, where the type has one, and the details; ends when the slide is saved. */
const save = async (page: Page, notice: string, explanation?: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  if (explanation !== undefined) {
    await page.getByLabel('Explanation').fill(explanation)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  if (notice.startsWith('Question')) await dialogOf(page).getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText(notice).first()).toBeVisible()
  await closeNotices(page)
  await expect(page.getByText(notice)).toHaveCount(0)
}

const question = (page: Page): Locator => page.getByLabel('Question', { exact: true })

/** Adds a question of four options, the first of them right; with a picture if asked. */
export const addMcq = async (
  page: Page,
  title: string,
  options: readonly [string, string, string, string],
  { explanation = '', hasPicture = false }: { explanation?: string; hasPicture?: boolean } = {},
): Promise<void> => {
  await pick(page, 'MCQ')
  await question(page).fill(title)
  for (const [index, option] of options.entries()) await page.getByLabel(`Option ${'ABCD'[index]}`).fill(option)
  await page.getByRole('radio', { name: 'Mark A as the correct answer' }).check({ force: true })
  if (hasPicture) {
    await page.locator('main input[type=file]').first().setInputFiles(PICTURE)
    await page.getByRole('button', { name: 'Remove: Image, audio or video' }).first().waitFor()
  }
  await save(page, 'Question Added Successfully', explanation)
}

/** Adds a statement that is true. */
const addTrueFalse = async (page: Page, title: string): Promise<void> => {
  await pick(page, 'TRUE OR FALSE')
  await question(page).fill(title)
  await page.getByRole('radio', { name: 'Mark True as the correct answer' }).check({ force: true })
  await save(page, 'Question Added Successfully', '')
}

export const addInfoSlide = async (page: Page, title: string, note: string): Promise<void> => {
  await pick(page, 'NQS')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Explanation').fill(note)
  await save(page, 'Slide Added Successfully')
}

/** Adds one slide of each type, the first with a picture. */
export const addAllTypes = async (page: Page): Promise<void> => {
  await addMcq(page, 'Which fish lives in an anemone?', ['Clown fish', 'Shark', 'Eel', 'Ray'], {
    explanation: 'It is safe between the stinging arms.',
    hasPicture: true,
  })
  await addTrueFalse(page, 'Corals are animals.')

  await pick(page, 'MATCH THE FOLLOWING')
  await question(page).fill('Match the young.')
  for (const [index, [left, right]] of [
    ['Fish', 'Fry'],
    ['Whale', 'Calf'],
    ['Seal', 'Pup'],
    ['Eel', 'Elver'],
  ].entries()) {
    await page.getByLabel(`Left option ${index + 1}`).fill(left ?? '')
    await page.getByLabel(`Answer ${index + 1}`, { exact: true }).fill(right ?? '')
  }
  await save(page, 'Question Added Successfully')

  await pick(page, 'ARRANGE IN ORDER')
  await question(page).fill('From small to large.')
  for (const [index, item] of ['Krill', 'Seal', 'Whale'].entries())
    await page.getByLabel(`Item ${index + 1}`, { exact: true }).fill(item)
  await save(page, 'Question Added Successfully')

  await pick(page, 'FILL IN THE BLANKS')
  await question(page).fill('A reef is built by …')
  await page.getByLabel('Answer', { exact: true }).fill('coral')
  await save(page, 'Question Added Successfully', '')

  await pick(page, 'CONNECT QUESTION')
  await question(page).fill('Eight arms, three hearts')
  await page.getByLabel('Answer', { exact: true }).fill('octopus')
  await save(page, 'Question Added Successfully', '')

  await addInfoSlide(page, 'Well done', 'A reef is home to a quarter of all life in the sea.')
}

/**
 * Picks up the slide whose grip has the focus. The page listens to further keys from a timer on that this press starts, and timers
 * of the same delay end in the order in which they began.
 */
export const pickUpByKey = async (page: Page): Promise<void> => {
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up 1 slide/u)).toBeAttached()
  await page.evaluate(() => new Promise((listening) => setTimeout(listening)))
}

/** What the drawer's slides say, in order: the title as it is cut there, then type and time. */
export const slidesInDrawer = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Slide \d+: /u })
    .evaluateAll((rows) => rows.map((row) => (row.textContent ?? '').replace(/^Slide \d+:\s*/u, '')))

/** A draft with these slides, made by the calls of a signed-in author; answers its id. */
export const makeQuizOf = async (author: Caller, quizName: string, slides: readonly object[]): Promise<string> => {
  const post = async (path: string, sent: object): Promise<string> => {
    const { status, body } = await author.call(`createquiz/${path}`, sent)
    if (status !== 200) throw new Error(`${path}: ${body}`)
    return body
  }
  const settings = { quizName, quizDescription: 'Who is it?', ageGroup: '6 to 8', quizImage: COVER }
  const { quizId } = JSON.parse(await post('createquiz', settings))
  for (const slide of slides) await post('addquestion', { quizId, ...slide })
  return quizId
}

/** A question that lacks only its title. */
export const SMALLEST = { questionType: 'MCQ', correctAnswer: ['Tom'], answerChoices: ['Tom', 'Ann', 'Mira', 'Sol'] }

/** A draft of one question a title; answers its id. */
export const makeQuiz = (author: Caller, quizName: string, titles: readonly string[]): Promise<string> =>
  makeQuizOf(
    author,
    quizName,
    titles.map((questionTitle) => ({ ...SMALLEST, questionTitle })),
  )

/** A quiz, by default of one question, public, made by the calls of a signed-in author; answers its id. */
export const publishQuiz = async (
  author: Caller,
  quizName: string,
  slides: readonly object[] = [{ ...SMALLEST, questionTitle: 'Who laughs the loudest?' }],
): Promise<string> => {
  const quizId = await makeQuizOf(author, quizName, slides)
  await author.call('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  const { status, body } = await author.call('createquiz/changequizstatus', { quizId, status: 'published' })
  if (status !== 200) throw new Error(body)
  return quizId
}
