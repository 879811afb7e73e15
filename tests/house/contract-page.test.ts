import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import asyncapi from '../../packages/contract/generated/asyncapi.json' with { type: 'json' }
import openapi from '../../packages/contract/generated/openapi.json' with { type: 'json' }
import {
  CLOSE_CODES,
  ClientToServerFrame,
  FRAME_LIMITS,
  isResumable,
  SERVER_ACTIONS,
} from '../../packages/contract/src/socket/index.ts'
import { REFUSAL_CODES } from '../../packages/contract/src/wire/index.ts'
import { REFUSALS } from '../../packages/server/src/http/replies/refusals.ts'
import { calls } from '../calls.ts'

const root = join(import.meta.dirname, '..', '..')
const [page = ''] = readFileSync(join(root, 'docs', 'contract.md'), 'utf8').split('\n## Planned\n')

/** The rows of the tables below a heading, cell by cell. */
const rowsBelow = (heading: string): string[][] => {
  const [, below = ''] = page.split(`\n${heading}\n`)
  const [section = ''] = below.split(/\n##/)
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) => line.slice(2).split(' | '))
}
const quoted = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words]) => words ?? [])
const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number)
const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).sort()

const CALLERS: Readonly<Record<string, string>> = { 'signing in': 'signingIn' }

test('the page says of every call who may make it, and by which method', () => {
  const said = [
    ...rowsBelow('## 3. Authoring').map(([name]) => ({ name, caller: 'user' })),
    ...rowsBelow('## 4. Accounts and administration').map(([name, caller = '']) => ({ name, caller })),
    ...rowsBelow('## 5. Hosting').map(([name, caller = '']) => ({ name, caller })),
    ...rowsBelow('## 6. QTests').map(([name, caller = '']) => ({ name, caller })),
    ...rowsBelow('## 7. Reports').map(([name, caller = '']) => ({ name, caller })),
    ...rowsBelow('## 8. Billing').map(([name, caller = '']) => ({ name, caller })),
  ].flatMap(({ name, caller }) =>
    quoted(name).map((path) => [path, CALLERS[caller] ?? caller, name?.includes('(GET)') ? 'GET' : 'POST']),
  )
  expect(sorted(said)).toEqual(sorted(calls.map(({ path, caller, method }) => [path, caller, method])))
})

test('the page has every frame, and no other', () => {
  const fromClients = rowsBelow('### What a client sends').flatMap(([name]) => quoted(name))
  expect(sorted(fromClients)).toEqual(sorted(ClientToServerFrame.options.map(({ shape }) => shape.action.value)))
  const fromServer = rowsBelow('### What the server sends').flatMap(([name]) => quoted(name))
  expect(sorted(fromServer)).toEqual(sorted(SERVER_ACTIONS))
})

test('the page has the limits of every frame', () => {
  const said = rowsBelow('### Frame limits').flatMap(([name, ...limits]) =>
    quoted(name).map((action) => [action, ...limits.flatMap(numbersIn)]),
  )
  const declared = [...FRAME_LIMITS].map(([action, { maxBytes, atOnce, everyMs }]) => [
    action,
    maxBytes,
    atOnce,
    everyMs,
  ])
  expect(sorted(said)).toEqual(sorted(declared))
})

test('the page has every close code, and says whether the client reconnects', () => {
  const said = rowsBelow('### Close codes').flatMap(([codes, , client]) =>
    numbersIn(codes).map((code) => [code, !client?.startsWith('does not reconnect')]),
  )
  expect(sorted(said)).toEqual(sorted(Object.values(CLOSE_CODES).map((code) => [code, isResumable(code)])))
})

test('the page has every status that a call is refused with', () => {
  const said = rowsBelow('## 1. Conventions').flatMap(([status]) => numbersIn(status))
  expect(sorted([...new Set(said)])).toEqual(sorted([...new Set(Object.values(REFUSALS).map(({ status }) => status))]))
})

test('the page has every area of refusal codes, and the descriptions list every code', () => {
  const areas = Object.values(REFUSAL_CODES).flatMap((codes) => codes.map((code) => code.split('/')[0]))
  const said = rowsBelow('### Refusal codes').flatMap(([area]) => quoted(area))
  expect(sorted(said)).toEqual(sorted([...new Set(areas)]))
  const described = { ...openapi.components.schemas, ...asyncapi.components.schemas }
  for (const [name, codes] of Object.entries(REFUSAL_CODES))
    expect(described).toHaveProperty(name, expect.objectContaining({ enum: codes }))
})

test('every sentence of the page is said by the product', () => {
  const sources = globSync('packages/{core,contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'"))
    .join('\n')
  const sentences = rowsBelow('## 12. Words').flatMap(([, words]) => quoted(words))
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter((sentence) => !sentence.split('…').every((part) => sources.includes(part)))).toEqual([])
})
