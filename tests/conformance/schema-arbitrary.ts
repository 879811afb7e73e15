import * as fc from 'fast-check'

/** The part of JSON Schema in which the descriptions are written. */
export interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}

const LONGEST_TEXT = 40

const text = ({ format, minLength = 0, maxLength = LONGEST_TEXT }: Schema): fc.Arbitrary<string> => {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)) })
}

/** What a schema allows; `known` has values worth trying for fields of a name, such as ids that exist. */
export const arbitraryOf = (
  schema: Schema,
  resolve: ($ref: string) => Schema,
  known: ReadonlyMap<string, string> = new Map(),
): fc.Arbitrary<unknown> => {
  const within = (part: Schema): fc.Arbitrary<unknown> => arbitraryOf(part, resolve, known)
  const field = (name: string, part: Schema): fc.Arbitrary<unknown> => {
    const value = known.get(name)
    return value === undefined ? within(part) : fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, within(part))
  }
  if (schema.$ref !== undefined) return within(resolve(schema.$ref))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choice = schema.oneOf ?? schema.anyOf
  if (choice !== undefined) return fc.oneof(...choice.map(within))
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(within)).map((parts) => Object.assign({}, ...(parts as object[])))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? Number.MAX_SAFE_INTEGER })
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(within))
        : fc.array(within(schema.items ?? {}), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
          })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, field(name, part)])),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** What breaks a shape: no text, too large a number, a character that cannot be stored, another type. */
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(null, '', 'x'.repeat(3_000), 'a\u0000b', 2 ** 31, -1, 1.5, true, [], {}, ['x'], '\u202e'),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A valid body in which one field is missing, wrong or unknown. */
export const brokenOf = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc
    .tuple(valid, fc.nat(), fc.constantFrom('missing', 'wrong', 'unknown'), wrongValue)
    .map(([body, place, how, value]) => {
      const fields = { ...(body as Record<string, unknown>) }
      const names = Object.keys(fields)
      const name = names[place % Math.max(1, names.length)]
      if (how === 'unknown' || name === undefined) return { ...fields, nope: value }
      if (how === 'missing') delete fields[name]
      else fields[name] = value
      return fields
    })
