import type { ReportFigures } from '../../../packages/contract/src/http/index.ts'
import { ofItsOwn, PASSWORD, Person } from '../../e2e/browsers.ts'
import { joinMember } from '../../harness/member.ts'
import type { Pupil } from '../../harness/played-game.ts'
import { playShortGame } from '../../harness/played-game.ts'
import { publishShortQuiz } from '../../harness/qtest.ts'
import type { Walk } from '../walk.ts'

interface Cast {
  author: Person
  quizId: string
  roomId: string
}

const LIST = /\/getshortreport$/u
const FILE = /\/getquizexcelreportsummary$/u
const REPORT = /\/getreport$/u
const PLAYERS = /\/getreportplayers$/u

const PUPILS: readonly Pupil[] = [
  { name: 'Aarav', answers: ['Tom', 'Ann', 'Mira'] },
  { name: 'Maximiliane-Alexandra von Hohe', answers: ['Tom', 'Sol', 'Sol'] },
  { name: 'Zoë', answers: ['Tom', null, 'Sol'] },
]

const heading = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name })
const proceed = ({ page }: Person) => page.getByRole('button', { name: 'PROCEED' }).click()

/** Lays a game of a whole class over the small one that was played. */
const asClass = async ({ page }: Person): Promise<void> => {
  await page.route(REPORT, async (route) => {
    const reply = await route.fetch()
    const figures = (await reply.json()) as ReportFigures
    const [question] = figures.questions
    if (!question) throw new Error('the game had questions')
    const shares = [91, 64, 69, 72, 58, 31, 47, 88, 77, 42]
    const questions = shares.map((rightPercent, index) => ({
      ...question,
      number: index + 1,
      questionId: `question-${index}`,
      questionTitle:
        index === 5 ? 'Match each of the many moons to the planet that it goes round' : `Question ${index + 1}?`,
      asked: 22,
      answered: 21,
      right: Math.round(rightPercent * 0.22),
      rightPercent,
      medianAnswerMs: 6_000 + index * 900,
      discrimination: 0.4,
    }))
    const scores = [1, 2, 3, 4, 6, 4, 2].map((players, index) => ({
      from: 200 + index * 100,
      to: 299 + index * 100,
      players,
    }))
    const visits = { share: 12, whatsapp: 7, facebook: 0, twitter: 1 }
    await route.fulfill({ json: { ...figures, players: 22, stayed: 20, questions, scores, visits, missed: 4 } })
  })
  await page.route(PLAYERS, async (route) => {
    const reply = await route.fetch()
    const { players } = (await reply.json()) as { players: { answers: unknown[] }[] }
    const all = Array.from({ length: 22 }, (_, index) => {
      const player = players[index % players.length]
      const answers = Array.from({ length: 10 }, (_, question) => player?.answers[question % 3] ?? null)
      return { ...player, playerId: `player-${index}`, rank: index + 1, answers }
    })
    await route.fulfill({ json: { players: all, found: 22 } })
  })
}

const stopLaying = async ({ page }: Person): Promise<void> => {
  for (const call of [REPORT, PLAYERS, LIST, FILE]) await page.unroute(call)
}

/** The way to a report's file, and reports of all kinds to look at. */
export const reports: Walk<Cast> = {
  name: 'reports',
  of: 'studio',
  gather: async (browser, server) => {
    const name = ofItsOwn('gallery-reports')
    const host = await joinMember(server, name, PASSWORD)
    const quizId = await publishShortQuiz(host, 'Space for the Curious')
    const { roomId } = await playShortGame(server, host, quizId, PUPILS)
    await playShortGame(server, host, quizId, PUPILS)
    const alone = await publishShortQuiz(host, 'Alone on the Reef')
    await playShortGame(server, host, alone, [{ name: 'Ann', answers: [null, null, null] }])
    const author = await Person.arrive(browser, server.origin, name)
    await author.signInByCall()
    const qtest = {
      qtestType: 'PV',
      categories: [quizId],
      showAnswer: true,
      showResult: true,
      retakeFlag: false,
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
      additionalFields: [],
    }
    await author.call('qtest/createqtest', qtest)
    return { author, quizId, roomId }
  },
  states: [
    {
      name: 'reports of who has hosted nothing',
      reach: async ({ author }) => {
        await author.page.route(LIST, async (route) => {
          const { quizVariant } = route.request().postDataJSON()
          await route.fulfill({ json: { quizVariant, quizzes: [] } })
        })
        await author.page.goto(`${author.origin}/reports`)
        await author.page.getByRole('link', { name: 'Host a quiz' }).last().waitFor()
        return { author }
      },
    },
    {
      name: 'nothing to choose',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/reports?kind=course`)
        await author.page.getByText('No Quiz Exists').waitFor()
        return { author }
      },
    },
    {
      name: 'reports failing',
      reach: async ({ author }) => {
        await stopLaying(author)
        await author.page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }))
        await author.page.goto(`${author.origin}/reports`)
        await author.page.getByRole('button', { name: 'Try again' }).waitFor()
        return { author }
      },
    },
    {
      name: 'reports',
      reach: async ({ author }) => {
        await stopLaying(author)
        await author.page.goto(`${author.origin}/reports`)
        await author.page.getByRole('region', { name: 'Latest games' }).waitFor()
        return { author }
      },
    },
    {
      name: 'kind',
      reach: async ({ author }) => {
        await author.page.getByRole('link', { name: 'GENERATE NEW REPORT' }).click()
        await author.page.getByText('Quiz report').click()
        return { author }
      },
    },
    {
      name: 'quiz',
      reach: async ({ author }) => {
        await proceed(author)
        await heading(author, 'Select Quiz').waitFor()
        await author.page.getByText('Space for the Curious', { exact: true }).last().click()
        return { author }
      },
    },
    {
      name: 'contents',
      reach: async ({ author }) => {
        await proceed(author)
        await heading(author, 'What goes into the report?').waitFor()
        for (const type of ['QUIZ OVERVIEW', 'ENGAGEMENT RESULTS', 'QUESTIONWISE ANALYSIS'])
          await author.page.getByText(type, { exact: true }).click()
        return { author }
      },
    },
    {
      name: 'contents of a CSV file, too many',
      reach: async ({ author }) => {
        await author.page.getByText('CSV', { exact: true }).click()
        await author.page.getByText('A CSV file holds one of them', { exact: false }).waitFor()
        return { author }
      },
    },
    {
      name: 'downloading',
      reach: async ({ author }) => {
        await author.page.route(FILE, () => new Promise(() => {}))
        await author.page.getByText('Excel (xlsx)').click()
        await proceed(author)
        await heading(author, 'Writing your report').waitFor()
        return { author }
      },
    },
    {
      name: 'download failed',
      reach: async ({ author }) => {
        await author.page.getByRole('button', { name: 'Cancel' }).click()
        await author.page.unroute(FILE)
        await author.page.route(FILE, (route) => route.abort())
        await proceed(author)
        await author.page.getByRole('alert').waitFor()
        return { author }
      },
    },
    {
      name: 'download done',
      reach: async ({ author }) => {
        await author.page.unroute(FILE)
        await author.page.getByRole('button', { name: 'Try again' }).click()
        await author.page.getByText('Reports Generated!').waitFor()
        return { author }
      },
    },
    {
      name: 'report of a class',
      reach: async ({ author, quizId, roomId }) => {
        await asClass(author)
        await author.page.goto(`${author.origin}/reports/quiz/${quizId}?room=${roomId}&game=1`)
        await author.page.locator('.recharts-bar-rectangle').first().waitFor()
        await author.page.getByRole('list', { name: 'All players' }).waitFor()
        return { author }
      },
    },
    {
      name: 'report unfolded',
      reach: async ({ author }) => {
        const { page } = author
        await page.getByRole('region', { name: 'Right answers by question' }).locator('summary').nth(1).click()
        await page.getByRole('list', { name: 'All players' }).locator('summary').first().click()
        await page.getByRole('button', { name: 'Show as table' }).first().click()
        return { author }
      },
    },
    {
      name: 'report of a course',
      reach: async ({ author, quizId }) => {
        await stopLaying(author)
        await author.page.goto(`${author.origin}/reports/course/${quizId}`)
        await author.page.getByText('Right answers game by game').first().waitFor()
        await author.page.locator('.recharts-bar-rectangle').first().waitFor()
        return { author }
      },
    },
    {
      name: 'report of a QTest that nobody took',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/reports`)
        await author.page.getByRole('region', { name: 'Latest QTests' }).getByRole('link').first().click()
        await author.page.getByText('Nobody took part.').waitFor()
        return { author }
      },
    },
    {
      name: 'report of one who answered nothing',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/reports`)
        await author.page.getByRole('link', { name: /^Alone on the Reef/u }).click()
        await author.page.getByRole('list', { name: 'All players' }).waitFor()
        return { author }
      },
    },
    {
      name: 'no such report',
      reach: async ({ author }) => {
        await author.page.goto(`${author.origin}/reports/quiz/none?room=zzzzzz`)
        await heading(author, 'There is no such report').waitFor()
        return { author }
      },
    },
  ],
}
