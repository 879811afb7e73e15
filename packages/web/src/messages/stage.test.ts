import { expect, test } from 'vitest'
import { createTranslator, t } from './stage.ts'

test('WB11 a message is found by feature and path, with its words filled in', () => {
  expect(t('join:avatars.avatar3')).toBe('Wombat')
  expect(t('room:answeredOf', { answered: 2, total: 1_000 })).toBe('2 of 1,000 answered')
})

test('WB11 a plural takes its form from the count', () => {
  expect(t('room:players', { count: 1 })).toBe('1 player')
  expect(t('room:players', { count: 12 })).toBe('12 players')
  expect(t('room:players', { count: 0 })).toBe('0 players')
})

test('WB11 a feature finds its own messages by their path, and those of the stage by their feature', () => {
  const ownT = createTranslator('tea', {
    cups_one: '{{count}} cup',
    cups_other: '{{count}} cups',
    kinds: { green: 'Green' },
  })
  expect(ownT('cups', { count: 1 })).toBe('1 cup')
  expect(ownT('kinds.green')).toBe('Green')
  expect(ownT('room:players', { count: 12 })).toBe('12 players')
})
