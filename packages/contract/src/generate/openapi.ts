import * as accounts from '../http/accounts.ts'
import * as admin from '../http/admin.ts'
import * as authoring from '../http/authoring.ts'
import * as billing from '../http/billing.ts'
import * as hosting from '../http/hosting.ts'
import type { Answer, Endpoint } from '../http/index.ts'
import * as calls from '../http/index.ts'
import * as joining from '../http/joining.ts'
import * as library from '../http/library.ts'
import * as moderation from '../http/moderation.ts'
import * as qtests from '../http/qtests.ts'
import * as reporting from '../http/reporting.ts'
import * as reports from '../http/reports.ts'
import { Problem } from '../wire/problem.ts'
import { CallRefusal, REFUSAL_HEADER } from '../wire/refusal-codes.ts'
import type { Components, Json } from './components.ts'
import { createComponents } from './components.ts'

const SENTENCE = { 'text/plain': { schema: { type: 'string', description: 'A sentence that is shown as it is' } } }

/** In every refusal; described once, among the components. */
const CODE = { [REFUSAL_HEADER]: { $ref: `#/components/headers/${REFUSAL_HEADER}` } }

const PAGE = { 'text/html': { schema: { type: 'string' } } }

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

/** The content of a 200, or of the 302 of a call that leads elsewhere. */
const answerOf = (answer: Answer, components: Components): Json => {
  if (answer === 'redirect')
    return { description: 'Leads elsewhere', headers: { Location: { schema: { type: 'string' } } } }
  if (answer === 'text') return { description: 'Done', content: SENTENCE }
  if (answer === 'html') return { description: 'Done', content: PAGE }
  if (answer === 'file') return { description: 'A file to save', content: FILE }
  return { description: 'Done', content: { 'application/json': { schema: components.schemaOf(answer, 'output') } } }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'perMinute' in value

/** The modules that declare calls: each is a tag, under which the page lists its calls. */
const AREAS = {
  accounts: { declares: accounts, description: 'Signing up and in, the own account and what is kept about it' },
  admin: { declares: admin, description: 'Users, organisations and teams, for administrators' },
  authoring: { declares: authoring, description: 'Writing quizzes, sharing and publishing them' },
  billing: { declares: billing, description: 'Buying Premium, and what was bought' },
  hosting: { declares: hosting, description: 'Choosing what to host, and opening a room' },
  joining: { declares: joining, description: 'Finding a room' },
  library: { declares: library, description: 'The lists of own quizzes' },
  moderation: {
    declares: { ...moderation, ...reporting },
    description: 'Reporting quizzes and questions, and deciding about them',
  },
  qtests: {
    declares: qtests,
    description: 'Tests that people take alone within a window: scheduling, taking, following them',
  },
  reports: { declares: reports, description: 'What came out of games and QTests, to look at and to save' },
}

const areaOf = (endpoint: Endpoint): string => {
  const area = Object.entries(AREAS).find(([, { declares }]) =>
    Object.values<unknown>(declares).includes(endpoint),
  )?.[0]
  if (area === undefined) throw new Error(`no area of the description declares ${endpoint.path}`)
  return area
}

/** Whatever the contract's module of calls exports that is a call. */
const declared: readonly unknown[] = Object.values(calls)

/** The statuses that a call may be refused with (contract §1). */
const refusalsOf = ({ caller, changes }: Endpoint): [status: number, when: string][] => [
  [400, 'The body fails validation; the sentence is the first failing rule'],
  ...(caller === 'anyone' ? [] : [[401, 'Nobody is signed in'] satisfies [number, string]]),
  ...(changes || caller === 'admin'
    ? [[403, 'The call comes from another site, or the caller may not do this'] satisfies [number, string]]
    : []),
  [413, 'The body is too large'],
  [415, 'The body is not JSON'],
  [429, 'Too often; `Retry-After` says in how many seconds to try again'],
  [511, 'The server is starting or draining; try again after 2 s and 4 s'],
]

const sizeOf = ({ maxBytes, dataUrls }: Endpoint): string =>
  dataUrls === undefined
    ? `At most ${maxBytes} bytes`
    : `At most ${maxBytes} bytes, with the data URLs in ${dataUrls.fields.join(' and ')} ${dataUrls.maxBytes}`

const operationOf = (endpoint: Endpoint, components: Components): Json => {
  const refused = {
    'text/plain': SENTENCE['text/plain'],
    'application/problem+json': { schema: components.schemaOf(Problem, 'output') },
  }
  const body = components.schemaOf(endpoint.body, 'input')
  return {
    operationId: endpoint.path.replaceAll('/', '-'),
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    description: `${sizeOf(endpoint)}; ${endpoint.perMinute} calls a minute for one address.`,
    ...(endpoint.method === 'POST' && { requestBody: { content: { 'application/json': { schema: body } } } }),
    security: endpoint.caller === 'anyone' ? [{ guest: [] }, {}] : [{ session: [] }],
    responses: {
      [endpoint.answer === 'redirect' ? 302 : 200]: answerOf(endpoint.answer, components),
      ...Object.fromEntries(
        refusalsOf(endpoint).map(([status, description]) => [status, { description, headers: CODE, content: refused }]),
      ),
    },
  }
}

/** The OpenAPI description of every call that the contract declares. */
export const openapi = (): Json => {
  const components = createComponents('draft-2020-12')
  const endpoints = declared.filter(isEndpoint).sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = endpoints.map((endpoint) => [
    `/qq/v1/${endpoint.path}`,
    { [endpoint.method.toLowerCase()]: operationOf(endpoint, components) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quokka Quiz',
      version: '1',
      description: 'The HTTP calls. The room socket is in /asyncapi.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that gives this description' }],
    tags: Object.entries(AREAS).map(([name, { description }]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      headers: {
        [REFUSAL_HEADER]: {
          description: 'Why the call is refused, beside the sentence',
          required: true,
          schema: components.schemaOf(CallRefusal, 'output'),
        },
      },
      schemas: components.all(),
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'qq_guest', description: '`__Host-qq_guest` behind TLS' },
        session: { type: 'apiKey', in: 'cookie', name: 'qq_session', description: '`__Host-qq_session` behind TLS' },
      },
    },
  }
}
