import { expect, test } from 'vitest'
import { newQTestId } from '../qtest/qtest-id.ts'
import { nameInLog } from './name-in-log.ts'

test('OP50 a line names a QTest by a part of its id that does not open it, and a room by its code', () => {
  const qtestId = newQTestId()
  expect(qtestId.startsWith(nameInLog(qtestId))).toBe(true)
  expect(nameInLog(qtestId)).toHaveLength(8)
  expect(nameInLog('bcdfgh')).toBe('bcdfgh')
})
