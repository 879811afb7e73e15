import { publishQuiz } from '../../e2e/author.ts'
import { Person } from '../../e2e/browsers.ts'
import type { Walk } from '../walk.ts'

interface Cast {
  author: Person
  visitor: Person
  admin: Person
  quizId: string
}

const SETUP_TOKEN = 'set-by-the-operator-of-this-test'
const QUIZ = 'Guess the Teacher'
const REASON = 'It is about a person.'

/** A quiz is reported, judged and taken down. */
export const judging: Walk<Cast> = {
  name: 'judging',
  of: 'studio',
  settings: { ADMIN_SETUP_TOKEN: SETUP_TOKEN },
  gather: async (browser, server) => {
    const author = await Person.member(browser, server, 'judged-author')
    const visitor = await Person.arrive(browser, server.origin, 'Reporter')
    const admin = await Person.arrive(browser, server.origin, 'Admin')
    return { author, visitor, admin, quizId: await publishQuiz(author, QUIZ) }
  },
  states: [
    {
      name: 'a chosen quiz of somebody',
      reach: async ({ visitor }) => {
        await visitor.page.goto(`${visitor.origin}/quizselection`)
        await visitor.page.getByRole('button', { name: new RegExp(QUIZ, 'u') }).click()
        return { visitor }
      },
    },
    {
      name: 'report dialog',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: `Report ${QUIZ}` }).click()
        await visitor.page.getByText('Unkind to a person').click()
        return { visitor }
      },
    },
    {
      name: 'organisations',
      reach: async ({ visitor, admin }) => {
        await visitor.page.getByRole('button', { name: 'Send report' }).click()
        await visitor.page.getByText('Thank you. An administrator will look at it.').waitFor()
        await admin.becomeAdmin(SETUP_TOKEN)
        await admin.page.goto(`${admin.origin}/admin?tab=organisations`)
        await admin.page.getByText('No organisations yet.', { exact: false }).waitFor()
        return { admin }
      },
    },
    {
      name: 'list of reports',
      reach: async ({ admin }) => {
        await admin.page.goto(`${admin.origin}/admin?tab=open`)
        await admin.page.getByRole('button', { name: new RegExp(QUIZ, 'u') }).waitFor()
        return { admin }
      },
    },
    {
      name: 'a report with an error',
      reach: async ({ admin }) => {
        await admin.page.getByRole('button', { name: new RegExp(QUIZ, 'u') }).click()
        await admin.page.getByText('Marked as correct: A, Tom').waitFor()
        await admin.page.getByRole('button', { name: 'Take down' }).click()
        return { admin }
      },
    },
    {
      name: 'no reports',
      reach: async ({ admin }) => {
        await admin.page.getByLabel('Why? The author reads this sentence.').fill(REASON)
        await admin.page.getByRole('button', { name: 'Take down' }).click()
        await admin.page.getByText('Nothing is reported. All is well.').waitFor()
        return { admin }
      },
    },
    {
      name: 'library with a quiz that was taken down',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/library`)
        await author.page.getByText(REASON).waitFor()
        return { author }
      },
    },
    {
      name: 'editor of a quiz that was taken down',
      reach: async ({ author, quizId }) => {
        await author.page.goto(`${author.origin}/createquiz/${quizId}`)
        await author.page.getByText(REASON).waitFor()
        return { author }
      },
    },
  ],
}
