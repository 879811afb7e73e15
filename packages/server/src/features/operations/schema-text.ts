import { escapeHtml } from '../../http/replies/escape-html.ts'

/** A JSON schema as the description of the calls has it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const INDENT = '  '
const quoted = (value: unknown): string => escapeHtml(JSON.stringify(value))

const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (least === undefined && most === undefined) return undefined
  if (most === undefined) return `at least ${least}${unit}`
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
}

/** What a value is besides its type. */
const notesOf = (schema: Schema): string => {
  const { format, pattern, description } = schema
  const notes = [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    range(schema.minimum, schema.maximum, ''),
    format,
    pattern === undefined ? undefined : `like ${pattern}`,
    schema.default === undefined ? undefined : `${JSON.stringify(schema.default)} where it is missing`,
    description,
  ].filter((note) => note !== undefined)
  return notes.length === 0 ? '' : ` <i>${escapeHtml(notes.join('; '))}</i>`
}

const fieldsOf = ({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string => {
  const inner = `${indent}${INDENT}`
  const lines = Object.entries(properties).map(
    ([name, value]) =>
      `${inner}<b>${escapeHtml(name)}</b>${required.includes(name) ? '' : '?'}: ${schemaText(value, inner)}`,
  )
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}any other: ${schemaText(additionalProperties, inner)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

const shapeOf = (schema: Schema, indent: string): string => {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '')
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(quoted).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  if (schema.allOf !== undefined) return schema.allOf.map((part) => schemaText(part, indent)).join(' &amp; ')
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  if (schema.type === 'array') return `list of ${schemaText(schema.items ?? {}, indent)}`
  if (schema.type === 'object') return fieldsOf(schema, indent)
  return escapeHtml([schema.type ?? 'anything'].flat().join(' | '))
}

/** A schema as HTML to be read, field by field; `?` marks what may be missing. */
export const schemaText = (schema: Schema, indent = ''): string => `${shapeOf(schema, indent)}${notesOf(schema)}`
