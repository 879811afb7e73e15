import openapi from '@quokka/contract/openapi.json' with { type: 'json' }
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv2020 } from 'ajv/dist/2020.js'

interface Answer {
  description: string
  content?: Record<string, { schema: object }>
}

interface Operation {
  responses: Record<string, { $ref: string } | Answer>
}

const paths = new Map<string, Record<string, unknown>>(Object.entries(openapi.paths))
const responses = new Map<string, Answer>(Object.entries(openapi.components.responses))

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(openapi, 'openapi')
const validators = new Map<string, ValidateFunction>()

/** A schema of the document, by where it stands there. */
const validatorAt = (pointer: readonly string[]): ValidateFunction => {
  const $ref = `openapi#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  const known = validators.get($ref) ?? ajv.compile({ $ref })
  validators.set($ref, known)
  return known
}

/** What a call answered. */
export interface GivenAnswer {
  statusCode: number
  contentType: string
  body: string
}

/**
 * What of an answer `/openapi.json` does not declare: its status, its content type or its shape; undefined where all of it is
 * declared, and for an address that is not described at all.
 */
export const undeclared = (
  method: string,
  path: string,
  { statusCode, contentType, body }: GivenAnswer,
): string | undefined => {
  const operation = paths.get(path)?.[method.toLowerCase()] as Operation | undefined
  if (operation === undefined) return undefined
  const what = `${method} ${path} answered ${statusCode}`
  const declared = operation.responses[statusCode]
  if (declared === undefined) return `${what}, which is not declared: ${body.slice(0, 200)}`
  const name = '$ref' in declared ? declared.$ref.split('/').at(-1) : undefined
  const answer = name === undefined ? (declared as Answer) : responses.get(name)
  const [type = ''] = contentType.split(';')
  if (answer?.content === undefined) return body === '' ? undefined : `${what} with a body, and none is declared`
  if (!Object.hasOwn(answer.content, type)) return `${what} as ${type || 'nothing'}, which is not declared`
  if (!type.endsWith('json')) return undefined
  const where =
    name === undefined
      ? ['paths', path, method.toLowerCase(), 'responses', String(statusCode)]
      : ['components', 'responses', name]
  const isDeclared = validatorAt([...where, 'content', type, 'schema'])
  return isDeclared(JSON.parse(body)) ? undefined : `${what} off its schema: ${ajv.errorsText(isDeclared.errors)}`
}
