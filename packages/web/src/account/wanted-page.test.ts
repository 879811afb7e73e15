import { expect, test } from 'vitest'
import { isProductPage, wantedPage } from './wanted-page.ts'

test.each([
  ['/dashboard', true],
  ['/Dashboard', true],
  ['/waitingroom?room=hk4pwt', true],
  ['/createquiz/q1', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example/dashboard', false],
  ['javascript:alert(1)', false],
  ['dashboard', false],
  ['/elsewhere', false],
  ['/signin', false],
  ['/redirect/logout', false],
  ['', false],
])('AS1 a sign-in may lead to %j: %j', (address, may) => {
  expect(isProductPage(address)).toBe(may)
})

test('AS1 what a step hands over is read, or left', () => {
  expect(wantedPage({ redirect: '/reports' })).toBe('/reports')
  expect(wantedPage({ redirect: '//evil.example' })).toBeUndefined()
  expect(wantedPage({ redirect: 1 })).toBeUndefined()
  expect(wantedPage(null)).toBeUndefined()
})
