import { afterEach, expect, test } from 'vitest'
import { speak } from '../lib/text/translate.ts'
import { playerNameText } from './player-name.ts'

afterEach(() => speak('en', []))

test('LG32 a forgotten player has a mark in the language in use; a name stays as it was given', () => {
  const names = () => ['Mia', 'Former player'].map(playerNameText)
  expect(names()).toEqual(['Mia', 'Former player'])
  speak('hi', [{ studio: { formerPlayer: 'पूर्व खिलाड़ी' } }])
  expect(names()).toEqual(['Mia', 'पूर्व खिलाड़ी'])
})
