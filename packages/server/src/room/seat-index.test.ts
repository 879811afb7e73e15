import { emptyMap, put } from '@quokka/core/lib'
import { expect, test } from 'vitest'
import { createSeatIndex } from './seat-index.ts'

const room = (roomId: string, ...seated: string[]) => ({
  roomId,
  credentials: seated.reduce((map, credential) => put(map, credential, 'player'), emptyMap<string>()),
})

test('HO11 the rooms of a browser are those of each of its credentials, without those that ended', () => {
  const seats = createSeatIndex()
  seats.addAll(room('aaaaaa', 'ann', 'bob'))
  seats.add('ann', 'bbbbbb')
  seats.add('ann as a guest', 'cccccc')
  expect(seats.roomsOf(['ann', 'ann as a guest'])).toEqual(new Set(['aaaaaa', 'bbbbbb', 'cccccc']))
  expect(seats.roomsOf(['bob'])).toEqual(new Set(['aaaaaa']))
  expect(seats.roomsOf(['nobody'])).toEqual(new Set())
  seats.removeAll(room('aaaaaa', 'ann', 'bob'))
  expect(seats.roomsOf(['ann', 'bob'])).toEqual(new Set(['bbbbbb']))
})
