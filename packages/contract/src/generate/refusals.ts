import type { Endpoint } from '../http/index.ts'
import { Problem } from '../wire/problem.ts'
import { REFUSAL_HEADER } from '../wire/refusal-codes.ts'
import type { Components, Json } from './components.ts'

/** What a person reads. */
export const SENTENCE = {
  'text/plain': { schema: { type: 'string', description: 'A sentence that is shown as it is' } },
}

/** Every refusal of a call, by its status: its name among the components, and when it comes (contract §1). */
const REFUSALS = {
  302: ['EmailNotConfirmed', 'The password is right and the email is not confirmed; there is no `Location`'],
  400: ['Invalid', 'The body or query breaks a rule; the sentence is the first failing rule'],
  401: ['SignInRequired', 'Nobody is signed in: a blank body; or wrong credentials, with a sentence'],
  403: ['Forbidden', 'The call comes from another site, the sign-in is not complete, or the caller may not do this'],
  404: ['NotFound', 'There is no such thing, or none for this caller'],
  409: ['Conflict', 'It conflicts with what is there, such as a name that is taken or a change by somebody else'],
  413: ['TooLarge', 'The body, or what is asked for, is too large'],
  415: ['UnsupportedType', 'The body is not of the type that this call takes'],
  429: ['TooMany', 'Too often; `Retry-After` says in how many seconds to try again'],
  500: ['Failed', 'A bug; the sentence has a reference for the log'],
  503: ['Unavailable', 'The server, its storage or a provider cannot do this at the moment; try again later'],
  511: ['NotReady', 'The server is starting or draining; try again after 2 s and 4 s'],
} as const
type Status = keyof typeof REFUSALS

const STATUSES = Object.keys(REFUSALS).map(Number) as Status[]
const ALWAYS: readonly Status[] = [400, 429, 500, 503, 511]
const OF_BODIES: readonly Status[] = [413, 415]
const RETRIED: readonly Status[] = [429, 503, 511]

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } }

/** The refusals among the components of the description, each once. */
export const refusalComponents = (components: Components): Json => {
  const content = {
    ...SENTENCE,
    'application/problem+json': { schema: components.schemaOf(Problem, 'output') },
  }
  const code = { [REFUSAL_HEADER]: { $ref: `#/components/headers/${REFUSAL_HEADER}` } }
  return Object.fromEntries(
    STATUSES.map((status) => {
      const [name, description] = REFUSALS[status]
      return [name, { description, headers: { ...code, ...(RETRIED.includes(status) && RETRY_AFTER) }, content }]
    }),
  )
}

/** References to the refusals of some statuses, in their order. */
const referencesTo = (statuses: readonly Status[]): Json =>
  Object.fromEntries(
    STATUSES.filter((status) => statuses.includes(status)).map((status) => [
      status,
      { $ref: `#/components/responses/${REFUSALS[status][0]}` },
    ]),
  )

/** What a call can be refused with: by its own rules, and by its access and method. */
export const refusalsOf = (
  { caller, changes, refuses = [] }: Pick<Endpoint, 'caller' | 'changes' | 'refuses'>,
  method: 'GET' | 'POST',
): Json =>
  referencesTo([
    ...ALWAYS,
    ...refuses,
    ...(caller === 'anyone' ? [] : [401 as const]),
    ...(changes || caller === 'user' || caller === 'admin' ? [403 as const] : []),
    ...(method === 'POST' ? OF_BODIES : []),
  ])
