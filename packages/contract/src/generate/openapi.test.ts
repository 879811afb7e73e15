import { expect, test } from 'vitest'
import { openapi } from './openapi.ts'

const document = JSON.parse(JSON.stringify(openapi()))

const resolve = ($ref: string): unknown =>
  $ref
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], document)

/** Every schema within a schema, the ones that it refers to included. */
function* within(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return
  if ('$ref' in schema) yield* within(resolve(String(schema.$ref)))
  else if (!Array.isArray(schema)) yield schema as Record<string, unknown>
  for (const part of Object.values(schema)) yield* within(part)
}

const LARGEST_INT32 = 2 ** 31 - 1

test('HT38 every integer that a call takes has a maximum that a 32-bit column holds', () => {
  const taken = Object.entries<Record<string, { requestBody?: unknown; parameters?: unknown }>>(document.paths).flatMap(
    ([path, operations]) =>
      Object.values(operations).flatMap(({ requestBody, parameters }) =>
        [...within(requestBody), ...within(parameters)]
          .filter(({ type }) => type === 'integer' || type === 'number')
          .map(({ maximum, enum: listed }) => [path, Array.isArray(listed) ? Math.max(...listed) : maximum]),
      ),
  )
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter(([, maximum]) => !(Number(maximum) <= LARGEST_INT32))).toEqual([])
})

test('OP4 no description has the largest exact integer of JavaScript as a limit', () => {
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER))
})
