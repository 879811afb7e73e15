import { expect, test } from 'vitest'
import * as z from 'zod'
import { createComponents } from './components.ts'

const Name = z.string().max(9).meta({ id: 'Name' })
const Team = z.object({ name: Name, others: z.array(Name) }).meta({ id: 'Team' })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('OP4 a schema with a name is described once and referred to from everywhere', () => {
  const components = createComponents('draft-2020-12')
  expect(components.schemaOf(Team, 'output')).toEqual(ref('Team'))
  expect(components.schemaOf(z.object({ team: Team }), 'output')).toMatchObject({ properties: { team: ref('Team') } })
  expect(Object.keys(components.all())).toEqual(['Name', 'Team'])
  expect(components.all()).toMatchObject({
    Name: { type: 'string', maxLength: 9 },
    Team: { properties: { name: ref('Name'), others: { items: ref('Name') } } },
  })
})

test('OP4 a schema without a name is described where it stands', () => {
  const components = createComponents('draft-2020-12')
  expect(components.schemaOf(z.object({ age: z.int() }), 'output')).toMatchObject({ type: 'object', required: ['age'] })
  expect(components.all()).toEqual({})
})

test('OP4 what is read otherwise than it is written has two names, and each place refers to its own', () => {
  const Timed = z.object({ timer: z.int().default(30) }).meta({ id: 'Timed' })
  const components = createComponents('draft-2020-12')
  expect(components.schemaOf(z.object({ slide: Timed }), 'output')).toMatchObject({
    properties: { slide: ref('Timed') },
  })
  expect(components.schemaOf(z.object({ slide: Timed }), 'input')).toMatchObject({
    properties: { slide: ref('TimedInput') },
  })
  expect(components.all().Timed).toMatchObject({ required: ['timer'] })
  expect(components.all().TimedInput).not.toHaveProperty('required')
})

test('OP4 no description holds an id, a draft or a reference that leads nowhere', () => {
  const components = createComponents('draft-2020-12')
  const used = components.schemaOf(z.union([Team, Name, z.object({ team: Team })]), 'input')
  const text = JSON.stringify([used, components.all()])
  for (const unwanted of ['"id"', '$schema', '$defs']) expect(text).not.toContain(unwanted)
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(Object.keys(components.all())).toContain(name)
})

test('OP4 a pair is written in the dialect of the description that it stands in', () => {
  const Pair = z.tuple([z.string(), z.string()])
  expect(createComponents('draft-2020-12').schemaOf(Pair, 'output')).toHaveProperty('prefixItems')
  const inDraft7 = createComponents('draft-7').schemaOf(z.object({ pair: Pair, team: Team }), 'output')
  expect(inDraft7).toMatchObject({ properties: { pair: { items: [{ type: 'string' }, { type: 'string' }] } } })
  expect(JSON.stringify(inDraft7)).not.toMatch(/prefixItems|definitions/)
})
