import { expect } from '@playwright/test'
import { ofItsOwn, PASSWORD, Person } from '../../e2e/browsers.ts'
import { scheduleQTest } from '../../e2e/qtests.ts'
import { joinMember } from '../../harness/member.ts'
import { publishAllTypes, publishOneQuestion } from '../../harness/own-quiz.ts'
import { SMALL_PHONE } from '../sizes.ts'
import type { State, Walk } from '../walk.ts'

interface Cast {
  asha: Person
  titles: readonly string[]
  /** Open, with everything shown, and a retake. */
  open: string
  /** Open, with nothing shown. */
  hidden: string
  early: string
}

const KINDS = ['survey', 'picture', 'match', 'true or false', 'blank', 'order', 'info slide', 'connect']
const CHECK = /qtest\/checkqtest/u
const ATTEND = /qtest\/attendqtest/u

const heading = ({ page }: Person, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const visit = async (person: Person, qtestId: string): Promise<void> => {
  await person.page.goto(`${person.origin}/qtest/${qtestId}`)
}
const fill = async ({ page, email }: Person, name: string): Promise<void> => {
  await page.getByLabel('NAME').fill(name)
  await page.getByLabel('EMAIL').fill(email)
}

/** The states of one question: open, and answered. Those of later types are laid out like the first two. */
const statesOf = (kind: string, index: number): State<Cast>[] => {
  const open: State<Cast> = {
    name: `${kind}, open`,
    reach: async ({ asha, titles }) => {
      if (index > 0) await asha.page.getByRole('button', { name: /^(Next Question|PROCEED)$/u }).click()
      await asha.seesQuestion(titles[index] ?? '')
      return { asha }
    },
  }
  if (kind === 'info slide') return [open]
  const answer: State<Cast> = {
    name: `${kind}, answer`,
    isAlike: index > 2,
    reach: async ({ asha, titles }) => {
      await asha.answer(titles[index] ?? '', { right: index !== 2 })
      await heading(asha, /^(Right!|Not quite|Thank you!)$/u).waitFor()
      return { asha }
    },
  }
  return [open, answer]
}

/** A QTest from its link to a retake: too early, too late, lost lines, a question of every type, the results. */
export const qtests: Walk<Cast> = {
  name: 'qtest',
  of: 'stage',
  gather: async (browser, server) => {
    const author = await joinMember(server, ofItsOwn('qtest-author'), PASSWORD)
    const { quizId, titles } = await publishAllTypes(author, 'One of every kind, alone')
    const small = await publishOneQuestion(author, 'Who is it, alone?')
    const host = await Person.arrive(browser, server.origin, author.name)
    await host.signInByCall()
    const own = { qtestType: 'PV' } as const
    return {
      asha: await Person.arrive(browser, server.origin, 'Asha', SMALL_PHONE),
      titles,
      open: await scheduleQTest(host, { ...own, quizId, retakeFlag: true, additionalFields: ['Roll number'] }),
      hidden: await scheduleQTest(host, { ...own, quizId: small, showAnswer: false, showResult: false }),
      early: await scheduleQTest(host, { ...own, quizId, startsInMs: 5 * 24 * 3_600_000 }),
    }
  },
  states: [
    {
      name: 'unknown',
      reach: async ({ asha }) => {
        await visit(asha, 'nosuchqtest')
        await heading(asha, 'There is no such QTest').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry loading',
      reach: async ({ asha, open }) => {
        await asha.page.route(CHECK, () => new Promise(() => {}))
        await visit(asha, open)
        await heading(asha, 'Looking for the QTest').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry failing',
      reach: async ({ asha }) => {
        await asha.page.unroute(CHECK)
        await asha.page.route(CHECK, (route) => route.fulfill({ status: 500, body: '' }))
        await asha.page.reload()
        await heading(asha, 'The QTest could not be opened').waitFor()
        return { asha }
      },
    },
    {
      name: 'expired',
      reach: async ({ asha }) => {
        await asha.page.unroute(CHECK)
        await asha.page.route(CHECK, async (route) => {
          const reply = await route.fetch()
          const past = { startDate: '2026-11-20T09:00:00.000Z', endDate: '2026-11-21T12:30:00.000Z' }
          await route.fulfill({ response: reply, json: { ...(await reply.json()), ...past, status: 'Expired' } })
        })
        await asha.page.reload()
        await heading(asha, 'QTest Expired').waitFor()
        return { asha }
      },
    },
    {
      name: 'yet to start',
      reach: async ({ asha, early }) => {
        await asha.page.unroute(CHECK)
        await visit(asha, early)
        await heading(asha, 'QTest is Yet To Start').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry, with the reason why PROCEED sleeps',
      reach: async ({ asha, open }) => {
        await visit(asha, open)
        await fill(asha, 'Asha')
        await asha.page.getByRole('button', { name: 'PROCEED' }).focus()
        await asha.page.getByRole('tooltip').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry refused',
      reach: async ({ asha }) => {
        const { page } = asha
        await page.getByLabel('Roll number').fill('7')
        await page.route(ATTEND, (route) => route.fulfill({ status: 500, body: '' }))
        await page.getByRole('button', { name: 'PROCEED' }).click()
        await page.getByText('An error occurred while fetching the next question').waitFor()
        return { asha }
      },
    },
    {
      name: 'coming, without a line',
      reach: async ({ asha }) => {
        const { page } = asha
        await page.goto(`${asha.origin}/qtest`)
        await heading(asha, 'Opening your QTest').waitFor()
        await page.getByText('An error occurred while fetching the next question').waitFor()
        await page.unroute(ATTEND)
        return { asha }
      },
    },
    {
      name: 'entered',
      isAlike: true,
      reach: async ({ asha, open }) => {
        const { page } = asha
        await visit(asha, open)
        await fill(asha, 'Asha')
        await page.getByLabel('Roll number').fill('7')
        await page.getByRole('button', { name: 'PROCEED' }).click()
        await expect(page).toHaveURL(/\/qtest$/u)
        return { asha }
      },
    },
    ...KINDS.slice(0, 1).flatMap(statesOf),
    {
      name: 'exit dialog',
      reach: async ({ asha }) => {
        await asha.page.getByRole('button', { name: 'Exit' }).click()
        await asha.page.getByRole('dialog').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry of who has begun',
      reach: async ({ asha }) => {
        await asha.page.getByRole('dialog').getByRole('button', { name: 'EXIT QUIZ' }).click()
        await asha.page.getByRole('button', { name: 'Continue as Asha' }).waitFor()
        return { asha }
      },
    },
    {
      name: 'waiting to send',
      reach: async ({ asha, titles }) => {
        const { page, context } = asha
        await page.getByRole('button', { name: 'Continue as Asha' }).click()
        await asha.seesQuestion(titles[1] ?? '')
        await context.setOffline(true)
        await asha.answer(titles[1] ?? '', { right: true })
        await page.getByText('You seem to be offline', { exact: false }).first().waitFor()
        return { asha }
      },
    },
    {
      name: 'sent, right',
      reach: async ({ asha }) => {
        await asha.context.setOffline(false)
        await heading(asha, 'Right!').waitFor()
        return { asha }
      },
    },
    ...KINDS.flatMap(statesOf).slice(4),
    {
      name: 'results',
      reach: async ({ asha }) => {
        await asha.page.getByRole('button', { name: 'End Quiz' }).click()
        await heading(asha, 'Thank you, Asha').waitFor()
        return { asha }
      },
    },
    {
      name: 'retake dialog',
      reach: async ({ asha }) => {
        await asha.page.getByRole('button', { name: 'RETAKE' }).click()
        await asha.page.getByRole('dialog').waitFor()
        return { asha }
      },
    },
    {
      name: 'entry of who is through',
      reach: async ({ asha, open }) => {
        await visit(asha, open)
        await asha.page.getByRole('button', { name: 'See the result of Asha' }).waitFor()
        return { asha }
      },
    },
    {
      name: 'thanks alone',
      reach: async ({ asha, hidden }) => {
        const { page } = asha
        await visit(asha, hidden)
        await fill(asha, 'Asha')
        await page.getByRole('button', { name: 'PROCEED' }).click()
        await page.getByRole('radio', { name: /Tom$/u }).click()
        await page.getByText('Your answers are in. Their host has them now.').waitFor()
        return { asha }
      },
    },
  ],
}
