import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { PASSWORD, Person } from '../../e2e/browsers.ts'
import { joinMember } from '../../harness/member.ts'
import { publishOneQuestion } from '../../harness/own-quiz.ts'
import { Player } from '../../harness/player.ts'
import type { TestServer } from '../../harness/server.ts'
import { SMALL_PHONE } from '../sizes.ts'
import type { Walk } from '../walk.ts'
import { stayHere } from '../walk.ts'

interface Cast {
  browser: Browser
  server: TestServer
  host: Person
  ann: Person
  /** Who sits at the table without a screen. */
  others: Player[]
  code: string
}

const SEATS = 60
const QUIZ = 'Who is it?'
/** The longest that is allowed, an unbroken one, two that are read from right to left, and one that has both directions. */
const NAMES = [
  'Maximiliane-Alexandra von Hohe',
  'Donaudampfschifffahrtskapitän7',
  'عبد الرحمن بن محمد الأنصاري',
  'אברהם בן־יהודה',
  'Mira (מירה) Nair',
]

const seat = async ({ server, code, others }: Cast, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const player = new Player(server.origin, name)
    await player.join(code)
    others.push(player)
  }
}

/** A room that fills to its last place: nobody, one, names of all kinds, and sixty, to the podium. */
export const crowd: Walk<Cast> = {
  name: 'crowd',
  of: 'stage',
  // The product's countdown is long enough to be checked.
  settings: { PLAN_FREE_PLAYERS: String(SEATS), GET_READY_MS: '' },
  gather: async (browser, server) => {
    await publishOneQuestion(await joinMember(server, 'crowd-author', PASSWORD), QUIZ)
    const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
    const ann = await Person.arrive(browser, server.origin, 'Ann', SMALL_PHONE)
    return { browser, server, host, ann, others: [], code: await host.hostRoomByHand(QUIZ, { hostMode: true }) }
  },
  states: [
    { name: 'waiting room, empty', reach: async ({ host }) => ({ host }) },
    {
      name: 'instructions',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: 'Instructions' }).click()
        await host.page.getByRole('dialog').waitFor()
        return { host }
      },
    },
    {
      name: 'invite',
      reach: async ({ host }) => {
        await host.page.keyboard.press('Escape')
        await host.page.getByRole('button', { name: 'Invite' }).click()
        await host.page.getByRole('dialog').waitFor()
        return { host }
      },
    },
    {
      name: 'player details',
      reach: async ({ ann, code }) => {
        await ann.page.goto(`${ann.origin}/${code}`)
        await ann.page.getByRole('button', { name: 'JOIN QUIZ' }).waitFor()
        return { player: ann }
      },
    },
    {
      name: 'waiting room, one',
      reach: async ({ host, ann, code }) => {
        await host.page.keyboard.press('Escape')
        await ann.joinByLink(code)
        await host.page.getByText('Ann', { exact: true }).waitFor()
        return { host, player: ann }
      },
    },
    {
      name: 'waiting room, names of all kinds',
      reach: async (cast) => {
        await seat(cast, NAMES)
        for (const { page } of [cast.host, cast.ann])
          await page
            .getByText(NAMES.at(-1) ?? '')
            .first()
            .waitFor()
        return { host: cast.host, player: cast.ann }
      },
    },
    {
      name: 'a player in hand',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: NAMES[0] ?? '' }).click()
        await host.page.getByRole('dialog').waitFor()
        return { host }
      },
    },
    {
      name: 'removing a player',
      reach: async ({ host }) => {
        await host.page.getByRole('dialog').getByRole('button', { name: 'Remove from the room' }).click()
        return { host }
      },
    },
    {
      name: 'waiting room, locked',
      reach: async ({ host, ann }) => {
        await host.page.keyboard.press('Escape')
        await expect(host.page.getByRole('dialog')).toHaveCount(0)
        await host.page.getByRole('button', { name: /Lock room/u }).click()
        await host.page.getByRole('button', { name: /Open room/u }).waitFor()
        return { host, player: ann }
      },
    },
    {
      name: 'waiting room, many',
      reach: async (cast) => {
        await cast.host.page.getByRole('button', { name: /Open room/u }).click()
        await cast.host.page.getByRole('button', { name: /Lock room/u }).waitFor()
        const left = SEATS - 2 - NAMES.length
        const names = Array.from({ length: left }, (_, index) => `Pupil ${index + 1}`)
        await seat(cast, names)
        await cast.host.page.getByText(String(SEATS), { exact: true }).first().waitFor()
        return { host: cast.host, player: cast.ann }
      },
    },
    {
      name: 'room full',
      reach: async ({ browser, server, code }) => {
        const late = await Person.arrive(browser, server.origin, 'Late')
        await late.page.goto(`${server.origin}/${code}`)
        await late.fillDetails('JOIN QUIZ')
        await late.page.getByText('Unable to join. Room is full').first().waitFor()
        await stayHere(late.page)
        return { player: late }
      },
    },
    {
      name: 'get ready',
      reach: async ({ host, ann }) => {
        await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
        await ann.page.getByText('Get ready').first().waitFor()
        return { player: ann }
      },
    },
    {
      name: 'question, many have answered',
      reach: async ({ host, ann, others }) => {
        await host.seesQuestion('Who laughs the loudest?')
        await ann.seesQuestion('Who laughs the loudest?')
        for (const [index, player] of others.entries())
          player.answer(player.last('sendQuestion')?.currentQuestion.questionId ?? '', index % 3 === 0 ? 'Ann' : 'Tom')
        await host.page
          .getByText(`${others.length} of ${others.length + 1} answered`)
          .first()
          .waitFor()
        return { host, player: ann }
      },
    },
    {
      name: 'answer, many',
      reach: async ({ host, ann }) => {
        await ann.page.getByRole('radio', { name: /Tom/u }).click()
        await ann.page.getByText('Right!').first().waitFor()
        return { host, player: ann }
      },
    },
    {
      name: 'scores, many',
      reach: async ({ ann }) => {
        await ann.page.getByRole('tab', { name: 'Scores' }).click()
        return { player: ann }
      },
    },
    {
      name: 'statistics, many',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: 'Show Question Results' }).click()
        await host.page.getByText('Got it right').waitFor()
        return { host }
      },
    },
    {
      name: 'podium, many',
      reach: async ({ host, ann }) => {
        await host.page.getByRole('button', { name: 'Back', exact: true }).click()
        await host.page.getByRole('button', { name: 'End Quiz' }).click()
        await host.page.getByRole('button', { name: 'PLAY ANOTHER ROUND' }).waitFor()
        for (const { page } of [host, ann]) await expect(page).toHaveURL(/podium/u)
        return { host, player: ann }
      },
    },
  ],
}
