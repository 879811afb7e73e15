import { expect, test } from 'vitest'
import { CLOSE_CODES, isResumable } from '../socket/index.ts'
import { asyncapi } from './asyncapi.ts'

const document = JSON.parse(JSON.stringify(asyncapi()))

test('OP4 names of schemas need no escaping, so that every tool can follow a reference', () => {
  const names = Object.keys(document.components.schemas)
  expect(names).toContain('connected-to-room')
  expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([])
})

test('OP4 the room is described with its close codes and the Origin that its upgrade needs', () => {
  const { bindings, 'x-close-codes': closeCodes } = document.channels.room
  expect(bindings.ws.headers.required).toEqual(['Origin'])
  expect(closeCodes.map(({ code }: { code: number }) => code)).toEqual(Object.values(CLOSE_CODES))
  for (const { code, meaning, resumable } of closeCodes) {
    expect(meaning).not.toBe('')
    expect(resumable).toBe(isResumable(code))
  }
})
