import { expect, test } from 'vitest'
import { clearSession, ensureSessionId, leaveRoomInSession, patchSession, playerOf, readSession } from './session.ts'

test('WB12 a session is read back as it was kept; what is no age group is left out', () => {
  patchSession({ name: 'Mia', ageGroup: '18+', isHost: false, roomId: 'hk4pwt' })
  expect(readSession()).toEqual({ name: 'Mia', ageGroup: '18+', isHost: false, roomId: 'hk4pwt' })
  sessionStorage.setItem('ageGroup', '9-17')
  expect(readSession().ageGroup).toBeUndefined()
})

test('WB12 leaving a room keeps the player; clearing keeps nothing', () => {
  patchSession({ name: 'Mia', isHost: true, roomId: 'hk4pwt' })
  leaveRoomInSession()
  expect(readSession()).toEqual({ name: 'Mia' })
  clearSession()
  expect(readSession()).toEqual({})
})

test('WB12 a player is whole with name, email, age group and avatar; the id stays the same', () => {
  const player = { name: 'Mia', email: 'mia@example.org', ageGroup: '9 to 14', avatar: 'avatar1' } as const
  expect(playerOf(player)).toEqual(player)
  expect(playerOf({ ...player, avatar: '' })).toBeUndefined()
  expect(ensureSessionId()).toMatch(/^[0-9a-f]{32}$/)
  expect(ensureSessionId()).toBe(readSession().sessionId)
})
