import * as z from 'zod'

/** What the walk below reads of a JSON Schema. */
const Shape = z.looseObject({
  type: z.union([z.string().transform((type) => [type]), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  get properties() {
    return z.record(z.string(), Shape).optional()
  },
  get items() {
    return Shape.optional()
  },
  get anyOf() {
    return z.array(Shape).optional()
  },
  get oneOf() {
    return z.array(Shape).optional()
  },
  required: z.array(z.string()).optional(),
})
type Shape = z.infer<typeof Shape>

/** Where a text stands in a body, and how long it may be there. */
export interface TextField {
  path: readonly (string | number)[]
  maxLength: number | undefined
}

/** The form of a body as it is sent, one for each alternative that the schema has. */
export const bodyShapes = (schema: z.core.$ZodType): Shape[] => {
  const shape = Shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return shape.anyOf ?? shape.oneOf ?? [shape]
}

const propertiesOf = ({ properties = {} }: Shape) => Object.entries(properties)
const alternativesOf = ({ anyOf = [], oneOf = [] }: Shape) => [...anyOf, ...oneOf]

/** A value of this form; `known` has those that lead further than any text of the right form, by the names of fields. What may be left out and is not known is left out. */
export const someBody = (shape: Shape, known: Readonly<Record<string, unknown>>): unknown => {
  const [first] = alternativesOf(shape)
  if (first !== undefined) return someBody(first, known)
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return shape.enum[0]
  switch (shape.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(shape)
          .filter(([name]) => known[name] !== undefined || shape.required?.includes(name))
          .map(([name, value]) => [name, known[name] ?? someBody(value, known)]),
      )
    case 'array':
      return shape.items === undefined ? [] : [someBody(shape.items, known)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    case 'null':
      return null
    default:
      return 'none'
  }
}

const fieldsOf = (shape: Shape, path: TextField['path']): TextField[] => {
  const within = [
    ...alternativesOf(shape).flatMap((one) => fieldsOf(one, path)),
    ...propertiesOf(shape).flatMap(([name, value]) => fieldsOf(value, [...path, name])),
    ...(shape.items === undefined ? [] : fieldsOf(shape.items, [...path, 0])),
  ]
  // What a schema says nothing about may be a text as well.
  const isText = shape.type?.includes('string') || (shape.type === undefined && within.length === 0)
  return isText && shape.const === undefined ? [{ path, maxLength: shape.maxLength }] : within
}

const textsIn = (value: unknown, path: TextField['path']): TextField[] => {
  if (typeof value === 'string') return [{ path, maxLength: undefined }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** Every place of a text: those that the schema names, and those of the body where the schema leaves the rest open. */
export const textFields = (shape: Shape, body: unknown): TextField[] => {
  const named = fieldsOf(shape, [])
  const places = new Set(named.map(({ path }) => path.join('.')))
  return [...named, ...textsIn(body, []).filter(({ path }) => !places.has(path.join('.')))]
}

/** The body with another value at one place. */
export const withValue = (body: unknown, [step, ...rest]: TextField['path'], value: unknown): unknown => {
  if (step === undefined) return value
  const inner = typeof body === 'object' && body !== null ? Reflect.get(body, step) : undefined
  const changed = withValue(inner, rest, value)
  return typeof step === 'number'
    ? Object.assign(Array.isArray(body) ? [...body] : [], { [step]: changed })
    : { ...(typeof body === 'object' ? body : {}), [step]: changed }
}

/** What stands at a place of a body. */
export const valueAt = (body: unknown, path: TextField['path']): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    body,
  )
