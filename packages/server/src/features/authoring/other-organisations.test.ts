import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const admin = await at.administrator()
/** An organisation with a team "Reds" and a member. */
const makeSchool = async (organisationName: string, member: { name: string }) => {
  const created = await admin.post('organisation/create', { organisationName, isEnterprise: false })
  const { organisationId } = created.json()
  await admin.post('organisation/addmember', { organisationId, username: member.name })
  const { teams } = (await admin.post('organisation/createteam', { organisationId, teamName: 'Reds' })).json()
  return teams[0].teamId as string
}
const [owner, editor, outsider] = [await at.member(), await at.member(), await at.member()]
const [redsOne, redsTwo] = [await makeSchool('School One', owner), await makeSchool('School Two', editor)]

/** A quiz of School One with two editors from elsewhere, published for the Reds of School One. */
const makeQuiz = async (): Promise<string> => {
  const quizImage = await at.giveMediaName(`${crypto.randomUUID()}.webp`, owner)
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage }
  const { quizId } = (await owner.post('createquiz/createquiz', settings)).json()
  const question = { questionType: 'TRF', questionTitle: 'Fish swim', correctAnswer: ['True'] }
  await owner.post('createquiz/addquestion', { quizId, ...question })
  for (const { email } of [editor, outsider]) await owner.post('createquiz/addquizeditor', { quizId, email })
  expect((await assign(owner, quizId, [redsOne])).statusCode).toBe(200)
  await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
  return quizId
}
const assign = (by: Browser, quizId: string, teamIds: string[] | 'public') =>
  by.post('createquiz/assignquiztoteams', {
    quizId,
    teamIds,
    quizAccessStatus: teamIds === 'public' ? 'public' : 'private',
  })
interface Team {
  teamId: string
  isFixed: boolean
}
const teamsOf = async (by: Browser, quizId: string): Promise<Team[]> =>
  JSON.parse((await by.post('createquiz/getquizteams', { quizId })).json().teams)
const idsOf = async (quizId: string) => (await teamsOf(owner, quizId)).map(({ teamId }) => teamId).sort()

test('AU12 an editor of no or another organisation leaves the teams of the owner as they are', async () => {
  const quizId = await makeQuiz()
  for (const [by, teamIds, after] of [
    [outsider, [], [redsOne]],
    [outsider, [redsOne], [redsOne]],
    [editor, [], [redsOne]],
    [editor, [redsTwo], [redsOne, redsTwo]],
    [editor, [redsOne, redsTwo], [redsOne, redsTwo]],
    [editor, [], [redsOne]],
    [editor, 'public', [redsOne]],
    [editor, [], [redsOne]],
  ] as const) {
    const reply = await assign(by, quizId, teamIds === 'public' ? teamIds : [...teamIds])
    expect(reply.statusCode).toBe(200)
    expect(await idsOf(quizId)).toEqual([...after].sort())
  }
})

test('AU12 teams are told with their ids and organisations, and who may take them away', async () => {
  const quizId = await makeQuiz()
  await assign(editor, quizId, [redsTwo])
  const one = { teamName: 'Reds', teamId: redsOne, organisationName: 'School One' }
  const two = { teamName: 'Reds', teamId: redsTwo, organisationName: 'School Two' }
  for (const [by, teams] of [
    [owner, [one, two].map((team) => ({ ...team, isFixed: false }))],
    [
      editor,
      [
        { ...one, isFixed: true },
        { ...two, isFixed: false },
      ],
    ],
    [outsider, [one, two].map((team) => ({ ...team, isFixed: true }))],
  ] as const)
    expect(await teamsOf(by, quizId)).toEqual(teams)
})

test('AU12 the owner keeps the team of an editor, or takes it away; nobody brings in a team of somebody else', async () => {
  const quizId = await makeQuiz()
  expect((await assign(owner, quizId, [redsOne, redsTwo])).statusCode).toBe(404)
  await assign(editor, quizId, [redsTwo])
  expect((await assign(owner, quizId, [redsOne, redsTwo])).statusCode).toBe(200)
  expect(await idsOf(quizId)).toEqual([redsOne, redsTwo].sort())
  await assign(owner, quizId, [])
  expect(await idsOf(quizId)).toEqual([])
  expect((await assign(editor, quizId, [redsOne])).statusCode).toBe(404)
})
