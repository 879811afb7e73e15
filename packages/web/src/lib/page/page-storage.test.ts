import { afterEach, expect, test, vi } from 'vitest'
import { tabStorage } from './page-storage.ts'

afterEach(() => vi.restoreAllMocks())

test('QP7 what a frame without storage keeps is there for as long as its page', () => {
  tabStorage().setItem('kept', 'in the tab')
  expect(sessionStorage.getItem('kept')).toBe('in the tab')
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(tabStorage().getItem('kept')).toBeNull()
  tabStorage().setItem('kept', 'in the page')
  expect(tabStorage().getItem('kept')).toBe('in the page')
  expect([tabStorage().length, tabStorage().key(0)]).toEqual([1, 'kept'])
  tabStorage().removeItem('kept')
  tabStorage().setItem('other', 'too')
  tabStorage().clear()
  expect(tabStorage().length).toBe(0)
})
