import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../testing/room-player.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { ENTRY, qtestsOf } from '../testing/test-qtests.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const { create } = qtestsOf(at)
const host = await at.member('hindi-host')

test('RA13 questions of a quiz that is said to be in Hindi are told to be in Hindi, in a room and in a QTest', async () => {
  const { roomId } = (await host.post('createinvite', { quizId: 'hindi-muhavare' })).json()
  const player = await openRoomPlayer(origin, roomId, host)
  await player.join()
  player.send('startQuiz')
  expect((await player.next('sendQuestion')).currentQuestion.language).toBe('hi')

  const qtestId = await create(host, { categories: ['hindi-muhavare'] })
  const { question } = (await at.browser().post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
  expect(question.language).toBe('hi')
})
