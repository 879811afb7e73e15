import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { LIMITS } from '../../../packages/core/src/limits.ts'
import { addInfoSlide, closeNotices, createQuiz, pick } from '../../e2e/author.ts'
import { Person } from '../../e2e/browsers.ts'
import { PICTURE } from '../../harness/own-quiz.ts'
import type { State, Walk } from '../walk.ts'
import { stayHere } from '../walk.ts'

interface Cast {
  author: Person
  stranger: Person
  /** Known once it is made. */
  quizId: string
}

const QUIZ = 'Looked at from every side'
/** Long, unbroken, read from right to left, and many. */
const NAMES = [
  'Everything that lives on a reef and what it eats, seen by night and by day, for those who cannot swim',
  'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'.repeat(2),
  'حيوانات الصحراء الكبرى',
  ...Array.from({ length: 9 }, (_, index) => `Revision, week ${index + 1}`),
].map((name) => name.slice(0, LIMITS.quizNameCharacters))
const KINDS = [
  'MCQ',
  'TRUE OR FALSE',
  'MATCH THE FOLLOWING',
  'ARRANGE IN ORDER',
  'FILL IN THE BLANKS',
  'CONNECT QUESTION',
  'NQS',
]

const dialogOf = ({ page }: Person): Locator => page.getByRole('dialog')

const closeDialog = async (person: Person): Promise<void> => {
  await person.page.keyboard.press('Escape')
  await expect(dialogOf(person)).toHaveCount(0)
}

const discard = async (author: Person): Promise<void> => {
  const ways = author.page.getByRole('button', { name: 'Discard', exact: true })
  await ways.first().click()
  const asked = dialogOf(author).getByRole('button', { name: 'Discard' })
  await expect(asked.or(author.page.getByRole('button', { name: /^ADD QUESTION SLIDE/u })).first()).toBeVisible()
  if (await asked.isVisible()) await asked.click()
}

/** The editor of an empty slide, opened after the one before was thrown away. */
const editorOf = (kind: string, index: number): State<Cast> => ({
  name: `editor of ${kind}`,
  reach: async ({ author }) => {
    if (index > 0) await discard(author)
    await pick(author.page, kind)
    await author.page.getByRole('button', { name: 'Discard', exact: true }).waitFor()
    return { author }
  },
})

/** A dialog that the menu of a quiz in the library leads to. */
const fromMenu = (item: string): State<Cast> => ({
  name: `library, ${item}`,
  reach: async ({ author }) => {
    await author.page.keyboard.press('Escape')
    await expect(dialogOf(author)).toHaveCount(0)
    await author.page
      .getByRole('button', { name: `Actions for ${QUIZ}` })
      .first()
      .click()
    await author.page.getByRole('menuitem', { name: item }).click()
    await dialogOf(author).waitFor()
    return { author }
  },
})

/** A dialog that a button of the editor opens. */
const fromEditor = (button: string): State<Cast> => ({
  name: `editor, ${button}`,
  reach: async ({ author }) => {
    await author.page.getByRole('button', { name: button }).click()
    await dialogOf(author).waitFor()
    return { author }
  },
})

/** Where quizzes are written: the lists, empty and not, the create flow, every editor, and the dialogs. */
export const writing: Walk<Cast> = {
  name: 'writing',
  of: 'studio',
  gather: async (browser, server) => ({
    author: await Person.member(browser, server, 'gallery-author'),
    stranger: await Person.member(browser, server, 'gallery-stranger'),
    quizId: '',
  }),
  states: [
    {
      name: 'empty library',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/library`)
        await author.page.getByText("You don't have any draft quizzes, try creating one!").first().waitFor()
        return { author }
      },
    },
    {
      name: 'empty dashboard',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/dashboard`)
        await author.page.getByText("You don't have any quizzes, try creating one!").waitFor()
        return { author }
      },
    },
    {
      name: 'create options',
      reach: async ({ author }) => {
        await author.page.getByRole('button', { name: 'CREATE NEW QUIZ' }).first().click()
        await dialogOf(author).waitFor()
        return { author }
      },
    },
    {
      name: 'quiz details',
      reach: async ({ author }) => {
        await dialogOf(author)
          .getByRole('button', { name: /Start Fresh/u })
          .click()
        await dialogOf(author).getByLabel('Quiz name').waitFor()
        return { author }
      },
    },
    {
      name: 'slide picker',
      reach: async (cast) => {
        const { author } = cast
        await closeDialog(author)
        cast.quizId = await createQuiz(author.page, author.origin, QUIZ)
        await author.page.getByRole('button', { name: /^ADD QUESTION SLIDE/u }).waitFor()
        return { author }
      },
    },
    ...KINDS.map(editorOf),
    {
      name: 'discarding a slide',
      reach: async ({ author }) => {
        await discard(author)
        await pick(author.page, 'TRUE OR FALSE')
        await author.page.getByLabel('Question', { exact: true }).fill('Corals are animals.')
        await author.page.getByRole('button', { name: 'Discard', exact: true }).click()
        await dialogOf(author).waitFor()
        return { author }
      },
    },
    {
      name: 'answer explanation',
      reach: async ({ author }) => {
        await closeDialog(author)
        await author.page.getByRole('radio', { name: 'Mark True as the correct answer' }).check({ force: true })
        await author.page.getByRole('button', { name: 'Save', exact: true }).click()
        await author.page.getByLabel('Explanation').waitFor()
        return { author }
      },
    },
    {
      name: 'question details',
      reach: async ({ author }) => {
        await author.page.getByRole('button', { name: 'Continue' }).click()
        await dialogOf(author).getByRole('button', { name: 'Save question' }).waitFor()
        return { author }
      },
    },
    {
      name: 'slide saved',
      reach: async ({ author }) => {
        await dialogOf(author).getByRole('button', { name: 'Save question' }).click()
        await author.page.getByText('Question Added Successfully').first().waitFor()
        return { author }
      },
    },
    {
      name: 'editor with slides',
      reach: async ({ author, quizId }) => {
        await closeNotices(author.page)
        await addInfoSlide(author.page, 'Well done', 'A reef is home to many.')
        await author.page.goto(`${author.origin}/createquiz/${quizId}`)
        await author.page.getByRole('button', { name: /^ADD QUESTION SLIDE/u }).waitFor()
        return { author }
      },
    },
    fromEditor('Quiz Settings'),
    {
      name: 'editor, Edit access',
      reach: async (cast) => {
        await closeDialog(cast.author)
        return fromEditor('Edit access').reach(cast)
      },
    },
    {
      name: 'editor, deleting a slide',
      reach: async ({ author }) => {
        await closeDialog(author)
        await author.page.getByRole('button', { name: 'Actions for slide 1' }).click()
        await author.page.getByRole('menuitem', { name: 'Delete Slide' }).click()
        await dialogOf(author).waitFor()
        return { author }
      },
    },
    {
      name: 'preview',
      reach: async ({ author, quizId }) => {
        await closeDialog(author)
        await author.page.goto(`${author.origin}/previewquiz?quiz=${quizId}`)
        await author.page.getByText('Corals are animals.').first().waitFor()
        return { author }
      },
    },
    {
      name: 'dashboard',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/dashboard`)
        await author.page.getByText(QUIZ).first().waitFor()
        return { author }
      },
    },
    {
      name: 'library loading',
      reach: async ({ author }) => {
        await author.page.route(/getmylibrary/iu, () => new Promise(() => {}))
        await author.page.goto(`${author.origin}/library`)
        await author.page.getByRole('heading', { level: 1 }).first().waitFor()
        return { author }
      },
    },
    {
      name: 'library failing',
      reach: async ({ author }) => {
        await author.page.unroute(/getmylibrary/iu)
        await author.page.route(/getmylibrary/iu, (route) => route.fulfill({ status: 500, body: '' }))
        await author.page.reload()
        await author.page.getByRole('button', { name: 'Try again' }).waitFor()
        return { author }
      },
    },
    {
      name: 'library',
      reach: async ({ author }) => {
        await author.page.unroute(/getmylibrary/iu)
        await author.page.getByRole('button', { name: 'Try again' }).click()
        await author.page.getByText(QUIZ).first().waitFor()
        return { author }
      },
    },
    {
      name: 'library, menu of a quiz',
      reach: async ({ author }) => {
        await author.page
          .getByRole('button', { name: `Actions for ${QUIZ}` })
          .first()
          .click()
        await author.page.getByRole('menuitem').first().waitFor()
        return { author }
      },
    },
    fromMenu('Publish'),
    fromMenu('Manage edit access'),
    fromMenu('Delete'),
    {
      name: 'library, many with names of all kinds',
      reach: async ({ author }) => {
        for (const quizName of NAMES) {
          const settings = { quizName, quizDescription: 'Who is it?', ageGroup: '6 to 8', quizImage: PICTURE }
          await author.call('createquiz/createquiz', settings)
        }
        await author.page.goto(`${author.origin}/library`)
        await author.page
          .getByText(NAMES.at(-1) ?? '')
          .first()
          .waitFor()
        return { author }
      },
    },
    {
      name: 'dashboard, many with names of all kinds',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/dashboard`)
        await author.page
          .getByText(NAMES.at(-1) ?? '')
          .first()
          .waitFor()
        return { author }
      },
    },
    {
      name: 'a quiz that is not there',
      reach: async ({ stranger }) => {
        await stranger.page.goto(`${stranger.origin}/createquiz/none`)
        await stranger.page.getByText('Redirecting you to home').first().waitFor()
        await stayHere(stranger.page)
        return { stranger }
      },
    },
  ],
}
