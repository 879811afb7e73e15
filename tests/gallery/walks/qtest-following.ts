import { ofItsOwn, PASSWORD, Person } from '../../e2e/browsers.ts'
import { joinMember } from '../../harness/member.ts'
import { Player } from '../../harness/player.ts'
import { scheduleShortQuiz } from '../../harness/qtest.ts'
import type { State, Walk } from '../walk.ts'

interface Cast {
  host: Person
  origin: string
  qtestId: string
}

const NAME = 'Rindfleischetikettierung, & everything that lives on a "reef" and what it eats by night'
const PEOPLE = ['Zoë Laurent', 'Maximilian-Alexander von Weide', 'كنجي موري', 'Aarav Shah', 'Mia Tan']

const embedded = (kind: string): State<Cast> => ({
  name: `embed, ${kind}`,
  reach: async ({ host, origin, qtestId }) => {
    await host.page.goto(`${origin}/embed/${kind}/${qtestId}`)
    await host.page.getByRole('button', { name: 'Get the code' }).waitFor()
    await host.page
      .frameLocator('iframe')
      .getByText('Take the QTest')
      .or(host.page.frameLocator('iframe').locator('iframe'))
      .first()
      .waitFor()
    return { host }
  },
})

/** Somebody who takes the QTest, and answers its questions until so many are done. */
const take = async ({ origin, qtestId }: Cast, playerName: string, answers: number): Promise<void> => {
  const person = new Player(origin, playerName)
  const of = { qtestId, playerName, playerEmail: 'ann@example.org', additionalFields: { 'Roll Number': '18' } }
  const attend = async (body: object) => (await person.call('qtest/attendqtest', body)).json()
  let { attemptToken, question } = await attend(of)
  for (let done = 0; done < answers; done += 1) {
    const { questionId } = question
    await person.call('qtest/submitanswer', { qtestId, attemptToken, questionId, playerAnswer: 'Tom' })
    question = (await attend({ qtestId, attemptToken })).question
  }
}

/** A QTest's code for other sites, and how far its participants are. */
export const qtestFollowing: Walk<Cast> = {
  name: 'qtests in the studio',
  of: 'studio',
  gather: async (browser, server) => {
    const author = await joinMember(server, ofItsOwn('gallery-scheduler'), PASSWORD)
    const qtestId = await scheduleShortQuiz(author, NAME)
    const host = await Person.arrive(browser, server.origin, author.name)
    await host.signInByCall()
    return { host, origin: server.origin, qtestId }
  },
  states: [
    embedded('fullPageEmbed'),
    embedded('popupButton'),
    embedded('redirectButton'),
    {
      name: 'embed of no QTest',
      reach: async ({ host, origin }) => {
        await host.page.goto(`${origin}/embed/popupButton/none`)
        await host.page.getByRole('heading', { name: 'There is no such QTest' }).waitFor()
        return { host }
      },
    },
    {
      name: 'progress of nobody',
      reach: async ({ host, origin, qtestId }) => {
        await host.page.goto(`${origin}/qtestprogress/${qtestId}`)
        await host.page.getByText('No Players have answered').waitFor()
        return { host }
      },
    },
    {
      name: 'progress',
      reach: async (cast) => {
        for (const [index, name] of PEOPLE.entries()) await take(cast, name, index % 4)
        await cast.host.page.reload()
        await cast.host.page.getByText('now on question').first().waitFor()
        return { host: cast.host }
      },
    },
    {
      name: 'progress, those who finished',
      reach: async ({ host }) => {
        await host.page.getByRole('tab', { name: /^Finished/u }).click()
        await host.page
          .getByText(/^finished/u)
          .first()
          .waitFor()
        return { host }
      },
    },
    {
      name: 'progress, moving it',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: 'Reschedule' }).click()
        await host.page.getByRole('dialog').getByLabel('Show result').waitFor()
        return { host }
      },
    },
    {
      name: 'progress of no QTest',
      reach: async ({ host, origin }) => {
        await host.page.goto(`${origin}/qtestprogress/none`)
        await host.page.getByRole('heading', { name: 'There is no such QTest' }).waitFor()
        return { host }
      },
    },
  ],
}
