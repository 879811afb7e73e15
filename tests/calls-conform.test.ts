import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import openapi from '../packages/contract/generated/openapi.json' with { type: 'json' }
import type { Browser } from '../packages/server/src/testing/test-accounts.ts'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'
import type { Schema } from './conformance/schema-arbitrary.ts'
import { arbitraryOf, brokenOf } from './conformance/schema-arbitrary.ts'

const seed = Number(process.env.CONFORMANCE_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** How long calls are made; each of them, by each role, is made at least twice however long that takes. */
const LONGEST_MS = Number(process.env.CONFORMANCE_SECONDS ?? 5) * 1_000

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const resolve = ($ref: string): Schema =>
  $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => new Map(Object.entries(part as object)).get(key), openapi) as Schema

/** A query as a schema. */
const querySchema = ({ parameters = [] }: Operation): Schema => {
  const query = parameters.filter((parameter): parameter is Parameter => 'in' in parameter && parameter.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** It ends the session that the other calls need; its body is nothing, so there is little to find. */
const APART = ['/qq/v1/signout']

const operations = Object.entries(openapi.paths)
  .filter(([path]) => !APART.includes(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      schema: operation.requestBody?.content['application/json']?.schema ?? querySchema(operation),
    })),
  )

const at = await openTestAccounts()
afterAll(() => at.close())
const owner = await at.member('quiz-owner')
const quizImage = await at.giveMediaName('cover.webp', owner)
const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage }
const { quizId } = (await owner.post('createquiz/createquiz', settings)).json()
const roles: Record<string, Browser> = {
  guest: at.browser(),
  member: await at.member('plain-member'),
  owner,
  admin: await at.administrator(),
}
const known = new Map<string, string>([['quizId', quizId]])

const ACCEPTS = ['*/*', 'application/problem+json']

const queryOf = (body: object): string =>
  new URLSearchParams(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()

const make = async ({ path, method }: { path: string; method: string }, role: string, body: object, accept: string) => {
  const browser = roles[role]
  if (browser === undefined) throw new Error(`no role ${role}`)
  const reply =
    method === 'get'
      ? await browser.get(`${path}?${queryOf(body)}`, { accept })
      : await browser.post(path, body, { accept })
  const what = `${method} ${path} by ${role} with ${JSON.stringify(body).slice(0, 500)}, CONFORMANCE_SEED=${seed}`
  expect(reply.statusCode, what).toBeLessThan(500)
}

test('HT39 whatever is sent to a call, by whomever, is answered as it is described', async () => {
  console.log(`calls are made with CONFORMANCE_SEED=${seed}`)
  const endsMs = performance.now() + LONGEST_MS
  let made = 0
  for (let round = 0; round < 2 || performance.now() < endsMs; round += 1) {
    for (const operation of operations) {
      const valid = arbitraryOf(operation.schema, resolve, known)
      for (const role of Object.keys(roles)) {
        const bodies = round % 2 === 0 ? (valid as fc.Arbitrary<object>) : brokenOf(valid)
        const [body = {}] = fc.sample(bodies, { seed: seed + made, numRuns: 1 })
        await make(operation, role, body, ACCEPTS[made % 3 === 0 ? 0 : 1] ?? '*/*')
        made += 1
      }
      if (round >= 2 && performance.now() > endsMs) break
    }
  }
  console.log(`${made} calls were made`)
  expect(made).toBeGreaterThanOrEqual(2 * operations.length * Object.keys(roles).length)
})
