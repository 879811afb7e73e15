import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const [owner, editor, admin] = [await at.member(), await at.member(), await at.administrator()]

test('LB21 LB23 a tile tells for how many teams its quiz is, and an editor whose it is', async () => {
  const quizImage = await at.giveMediaName(`${'s'.repeat(22)}.webp`, owner)
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage }
  const { quizId } = (await owner.post('createquiz/createquiz', settings)).json()
  const { organisationId } = (
    await admin.post('organisation/create', { organisationName: 'Reef School', isEnterprise: false })
  ).json()
  await admin.post('organisation/addmember', { organisationId, username: owner.name })
  const team = (teamName: string) => admin.post('organisation/createteam', { organisationId, teamName })
  await team('Reds')
  const { teams } = (await team('Blues')).json()
  const teamIds = teams.map(({ teamId }: { teamId: string }) => teamId)
  await owner.post('createquiz/assignquiztoteams', { quizId, teamIds, quizAccessStatus: 'private' })
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  const [own] = (await owner.post('getdashboard')).json().myQuizzes
  const [shared] = (await editor.post('getdashboard')).json().myQuizzes
  expect(own).toMatchObject({ isOwner: true, isPublic: false, teamCount: 2 })
  expect(own).not.toHaveProperty('ownerName')
  expect(shared).toMatchObject({ isOwner: false, isPublic: false, teamCount: 2, ownerName: owner.name })
  expect((await editor.post('createquiz/getquiz', { quizId })).json()).toMatchObject({ isPublic: false, teamCount: 2 })
})
