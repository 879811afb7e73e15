import { expect, test } from 'vitest'
import { isRoomCode, readRoomCode } from './room-code.ts'

test.each([
  ['hk4pwt', 'hk4pwt'],
  ['  HK4PWT ', 'hk4pwt'],
  ['https://quokka.example/HK4PWT', 'hk4pwt'],
  ['https://quokka.example/hk4pwt?source=whatsapp', 'hk4pwt'],
  ['http://192.168.1.20:3000/hk4pwt/', 'hk4pwt'],
  ['quokka.local/hk4pwt#top', 'hk4pwt'],
  ['hk4 pwt', 'hk4pwt'],
  ['hk4pwtx', 'hk4pwt'],
])('WB1 readRoomCode(%j) = %j', (typed, code) => {
  expect(readRoomCode(typed)).toBe(code)
})

test.each([
  ['hk4pwt', true],
  ['hk4', false],
  ['hk4pwtx', false],
  ['', false],
])('WB1 isRoomCode(%j) = %j', (code, is) => {
  expect(isRoomCode(code)).toBe(is)
})
