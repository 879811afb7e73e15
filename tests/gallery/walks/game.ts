import { expect } from '@playwright/test'
import { ofItsOwn, PASSWORD, Person } from '../../e2e/browsers.ts'
import { joinMember } from '../../harness/member.ts'
import { publishAllTypes } from '../../harness/own-quiz.ts'
import { SMALL_PHONE } from '../sizes.ts'
import type { State, Walk } from '../walk.ts'
import { stayHere } from '../walk.ts'

interface Cast {
  host: Person
  ann: Person
  bob: Person
  code: string
  quizName: string
  titles: readonly string[]
}

const QUIZ = 'One of every kind'
const KINDS = ['survey', 'picture', 'match', 'true or false', 'blank', 'order', 'info slide', 'connect']
const LAST = KINDS.length - 1

/** Goes on from the question before, of which the host looks at the statistics. */
const goOnFrom = async ({ host: { page } }: Cast, index: number): Promise<void> => {
  if (KINDS[index] === 'info slide') return page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: index === LAST ? 'End Quiz' : 'Next Question' }).click()
}

/** The states of one question: open, chosen by one, told to both, and counted for the host. */
const statesOf = (kind: string, index: number): State<Cast>[] => {
  const open: State<Cast> = {
    name: `${kind}, open`,
    reach: async (cast) => {
      const { host, ann, bob, titles } = cast
      if (index === 0) await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
      else await goOnFrom(cast, index - 1)
      for (const person of [host, ann, bob]) await person.seesQuestion(titles[index] ?? '')
      return { host, player: ann }
    },
  }
  if (kind === 'info slide') return [open]
  // The first two are checked in every state.
  const isAlike = index > 1
  return [
    open,
    {
      name: `${kind}, locked`,
      isAlike,
      reach: async ({ ann, bob, titles }) => {
        await ann.answer(titles[index] ?? '', { right: true })
        await ann.page.getByText('Locked in').first().waitFor()
        return kind === 'picture' ? { player: ann, undecided: bob } : { player: ann }
      },
    },
    {
      name: `${kind}, answer`,
      reach: async ({ host, ann, bob, titles }) => {
        await bob.answer(titles[index] ?? '', { right: false })
        for (const { page } of [ann, bob])
          await page
            .getByText(/^(Right!|Not quite|Thank you!)/u)
            .first()
            .waitFor()
        return { host, right: ann, wrong: bob }
      },
    },
    {
      name: `${kind}, statistics`,
      isAlike,
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: 'Show Question Results' }).click()
        await host.page.getByRole('button', { name: 'Back', exact: true }).waitFor()
        return { host }
      },
    },
  ]
}

/** A whole game of three with a question of every type, to the podium, the next round, and the room's end. */
export const game: Walk<Cast> = {
  name: 'game',
  of: 'stage',
  gather: async (browser, server) => {
    const quizName = ofItsOwn(QUIZ)
    const { titles } = await publishAllTypes(await joinMember(server, ofItsOwn('game-author'), PASSWORD), quizName)
    const host = await Person.arrive(browser, server.origin, 'Host')
    const ann = await Person.arrive(browser, server.origin, 'Ann', SMALL_PHONE)
    const bob = await Person.arrive(browser, server.origin, 'Bob')
    const code = await host.hostRoomByHand(quizName, { hostMode: true })
    await ann.joinByLink(code)
    await bob.joinByLink(code)
    return { host, ann, bob, code, quizName, titles }
  },
  states: [
    {
      name: 'leaving the waiting room',
      reach: async ({ host }) => {
        await host.page.goBack()
        await host.page.getByRole('dialog').waitFor()
        return { host }
      },
    },
    {
      name: 'waiting room again',
      reach: async ({ host }) => {
        await host.page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
        await expect(host.page.getByRole('dialog')).toHaveCount(0)
        return { host }
      },
    },
    ...KINDS.flatMap(statesOf),
    {
      name: 'podium',
      reach: async (cast) => {
        await goOnFrom(cast, LAST)
        for (const { page } of [cast.host, cast.ann]) await expect(page).toHaveURL(/podium/u)
        await cast.host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).waitFor()
        return { host: cast.host, player: cast.ann }
      },
    },
    {
      name: 'offline',
      reach: async ({ ann }) => {
        await ann.context.setOffline(true)
        await ann.page
          .getByText(/You seem to be offline/u)
          .first()
          .waitFor()
        return { player: ann }
      },
    },
    {
      name: 'playing in another tab',
      reach: async ({ bob, code }) => {
        const second = await bob.context.newPage()
        await second.goto(`${bob.origin}/${code}`)
        await bob.page
          .getByText(/another tab/u)
          .first()
          .waitFor()
        return { player: bob }
      },
    },
    {
      name: 'choosing another round',
      reach: async ({ host, ann, quizName }) => {
        await ann.context.setOffline(false)
        await expect(ann.page.getByText(/You seem to be offline/u)).toHaveCount(0)
        await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).click()
        await host.page.getByText(quizName, { exact: true }).click()
        return { host }
      },
    },
    {
      name: 'podium with another round waiting',
      reach: async ({ host, ann }) => {
        await host.page.getByRole('button', { name: 'Play Quiz' }).click()
        await expect(host.page).toHaveURL(/waitingroom/u)
        await ann.page
          .getByText(/Host has started a new game/u)
          .first()
          .waitFor()
        await stayHere(ann.page)
        return { player: ann }
      },
    },
    {
      name: 'room over',
      reach: async ({ host, ann }) => {
        await host.page.getByRole('button', { name: 'Back', exact: true }).click()
        await host.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
        await ann.page.getByRole('button', { name: /Start your own/iu }).waitFor()
        await stayHere(ann.page)
        return { player: ann }
      },
    },
  ],
}
