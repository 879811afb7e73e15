import { expect, test } from 'vitest'
import { avatarUrl, DEFAULT_AVATAR_URL } from './avatars.ts'

test.each([
  ['/media/avatars/maya.webp', '/media/avatars/maya.webp'],
  ['https://evil.example/track.gif', DEFAULT_AVATAR_URL],
  ['//evil.example/track.gif', DEFAULT_AVATAR_URL],
  ['/qq/v1/signout', DEFAULT_AVATAR_URL],
  ['', DEFAULT_AVATAR_URL],
])('AS22 the face of a player called %j is drawn from %j', (avatar, url) => {
  expect(avatarUrl(avatar)).toBe(url)
})

test('AS22 our own faces are drawn by their names', () => {
  expect(avatarUrl('avatar3')).toContain('avatar3')
  expect(avatarUrl('avatar3.svg')).toBe(avatarUrl('avatar3'))
})
