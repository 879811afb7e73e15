import * as z from 'zod'
import { REFUSAL_CODES } from '../wire/refusal-codes.ts'

/** A JSON document under construction. */
export type Json = Record<string, unknown>

/** Collects the named schemas (those with an id) of a document into one place and refers to them from everywhere. */
export interface Components {
  /** The schema as JSON Schema; named parts in it become references. `io` says whether it is read or written by the server. */
  schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json
  /** Keeps a schema that was put together by hand, under a name. */
  add(name: string, schema: Json): void
  /** All named schemas so far, by name. */
  all(): Record<string, Json>
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON Schema that a document is written in: OpenAPI 3.1 takes 2020-12, AsyncAPI 3.0 draft 7. */
export type Dialect = 'draft-2020-12' | 'draft-7'

/** Of a tuple the draft says only how it begins: readers ask for what may follow, and get to know that nothing does. */
const closeTuple = (schema: z.core.JSONSchema.BaseSchema): void => {
  const { prefixItems } = schema
  if (prefixItems === undefined) return
  Object.assign(schema, { items: prefixItems.at(-1), minItems: prefixItems.length, maxItems: prefixItems.length })
}

/** An integer without limits of its own is one that JavaScript holds exactly: that limit means nothing to a reader. */
const leaveOutSafeIntegers = (schema: z.core.JSONSchema.BaseSchema): void => {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

/** Of a code of refusals the schema says only that it is a text, for the sake of clients that are older than the server. */
const listCodes = (schema: z.core.JSONSchema.BaseSchema): void => {
  const [, codes] = Object.entries(REFUSAL_CODES).find(([name]) => name === schema.id) ?? []
  if (codes !== undefined)
    Object.assign(schema, { description: 'Of a refusal; a later version may have more', enum: [...codes] })
}

/** A schema that reads otherwise than it writes (defaults, transforms) is named twice: `Quiz` and `QuizInput`. */
export const createComponents = (dialect: Dialect): Components => {
  const named = new Map<string, Json>()

  const keep = (id: string, schema: Json, io: 'input' | 'output'): string => {
    const { id: _id, ...shape } = schema
    const known = named.get(id)
    if (known === undefined || JSON.stringify(known) === JSON.stringify(shape)) {
      named.set(id, shape)
      return id
    }
    const other = `${id}${io === 'input' ? 'Input' : 'Output'}`
    named.set(other, shape)
    return other
  }

  /** A schema with an id of its own is named too, not only those within. */
  const lifted = (schema: Json, names: ReadonlyMap<string, string>): Json =>
    JSON.parse(
      JSON.stringify(schema).replace(
        /"#\/(?:\$defs|definitions)\/([^"]+)"/g,
        (_whole, id: string) => `"#/components/schemas/${names.get(id) ?? id}"`,
      ),
    )

  return {
    schemaOf: (schema, io) => {
      const {
        $schema: _draft,
        $defs,
        definitions = $defs,
        ...body
      } = z.toJSONSchema(schema, {
        io,
        target: dialect,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          closeTuple(jsonSchema)
          listCodes(jsonSchema)
          leaveOutSafeIntegers(jsonSchema)
        },
      }) as Json
      const parts = isJson(definitions) ? Object.entries(definitions) : []
      const names = new Map<string, string>()
      for (const [id, part] of parts) if (isJson(part)) names.set(id, keep(id, lifted(part, names), io))
      const own = lifted(body, names)
      return typeof own.id === 'string' ? { $ref: `#/components/schemas/${keep(own.id, own, io)}` } : own
    },
    add: (name, schema) => void named.set(name, schema),
    all: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
