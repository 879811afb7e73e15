import * as z from 'zod/mini'
import * as accounts from '../http/accounts.ts'
import * as admin from '../http/admin.ts'
import * as adminAccounts from '../http/admin-accounts.ts'
import * as authoring from '../http/authoring.ts'
import * as billing from '../http/billing.ts'
import * as complaints from '../http/complaints.ts'
import * as hosting from '../http/hosting.ts'
import type { Answer, Endpoint, Method } from '../http/index.ts'
import * as calls from '../http/index.ts'
import { methodsOf } from '../http/index.ts'
import * as jobs from '../http/jobs.ts'
import * as joining from '../http/joining.ts'
import * as library from '../http/library.ts'
import * as libraryQuizzes from '../http/library-quizzes.ts'
import * as media from '../http/media.ts'
import * as missedSearches from '../http/missed-searches.ts'
import * as moderation from '../http/moderation.ts'
import * as profile from '../http/profile.ts'
import * as qtestHosting from '../http/qtest-hosting.ts'
import * as qtests from '../http/qtests.ts'
import * as questionBank from '../http/question-bank.ts'
import * as quizPage from '../http/quiz-page.ts'
import * as reports from '../http/reports.ts'
import * as server from '../http/server.ts'
import * as usage from '../http/usage.ts'
import { CallRefusal, REFUSAL_HEADER } from '../wire/refusal-codes.ts'
import type { Components, Json } from './components.ts'
import { createComponents } from './components.ts'
import { bodyOf } from './question-bodies.ts'
import { refusalComponents, refusalsOf, SENTENCE } from './refusals.ts'
import { uncommonCalls } from './uncommon-calls.ts'

const PAGE = { 'text/html': { schema: { type: 'string' } } }

const FILE = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { type: 'string', format: 'binary' } },
  'text/csv': { schema: { type: 'string' } },
}

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
  accounts: {
    declares: { ...accounts, ...profile },
    description: 'Signing up and in, the own account and what is kept about it',
  },
  admin: {
    declares: { ...admin, ...adminAccounts, ...missedSearches },
    description:
      'Users, organisations and teams, and what nobody found, for administrators, and the links by which users choose a password',
  },
  authoring: {
    declares: { ...authoring, ...media, ...questionBank },
    description: 'Writing quizzes, sharing and publishing them',
  },
  billing: { declares: billing, description: 'Buying Premium, and what was bought' },
  hosting: {
    declares: { ...hosting, ...quizPage },
    description: 'Choosing what to host, looking into it, and opening a room',
  },
  jobs: { declares: jobs, description: 'The work behind calls that waits or failed, for administrators' },
  server: { declares: server, description: 'How the servers are, for administrators' },
  usage: { declares: usage, description: 'Who writes and has open most, and a stop, for administrators' },
  joining: { declares: joining, description: 'Finding a room' },
  library: {
    declares: { ...library, ...libraryQuizzes },
    description: 'The lists of own quizzes, their folders and their bin',
  },
  moderation: {
    declares: { ...complaints, ...moderation },
    description: 'Complaining about quizzes and questions, and deciding about them',
  },
  qtests: {
    declares: { ...qtests, ...qtestHosting },
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

const sizeOf = ({ maxBytes, dataUrls }: Endpoint): string =>
  dataUrls === undefined
    ? `At most ${maxBytes} bytes`
    : `At most ${maxBytes} bytes, with the data URLs in ${dataUrls.fields.join(' and ')} ${dataUrls.maxBytes}`

/** What a call that changes something must carry (contract §1 "Cross-site"). */
const ORIGIN = {
  SecFetchSite: {
    name: 'Sec-Fetch-Site',
    in: 'header',
    description:
      'Browsers send it by themselves where they trust the server: `same-origin` is taken, anything else is a 403 of a call that changes something',
    schema: { type: 'string', enum: ['same-origin'] },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    description:
      'Needed where `Sec-Fetch-Site` is missing: one of the origins of the installation, such as the one that the call is made to; without both a call that changes something is a 403',
    schema: { type: 'string' },
  },
}
const CHANGING = Object.keys(ORIGIN).map((name) => ({ $ref: `#/components/parameters/${name}` }))

const queryOf = ({ properties = {}, required = [] }: Json): Json[] =>
  Object.entries(properties as Record<string, Json>).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...((required as string[]).includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    schema,
  }))

const NOT_CHANGED = { 304: { description: 'What the caller has, by `If-None-Match`, is the present answer' } }

const operationOf = (endpoint: Endpoint, method: Method, components: Components): Json => {
  const id = endpoint.path.replaceAll('/', '-')
  const body = bodyOf(endpoint, components)
  const parameters = [...(endpoint.changes ? CHANGING : []), ...(method === 'GET' ? queryOf(body) : [])]
  return {
    operationId: method === endpoint.method ? id : `${id}-by-${method.toLowerCase()}`,
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    description: `${sizeOf(endpoint)}; ${endpoint.perMinute} calls a minute for one address.`,
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && {
      requestBody: {
        required: !z.safeParse(endpoint.body, {}).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    security: endpoint.caller === 'anyone' ? [{ guest: [] }, {}] : [{ session: [] }],
    responses: {
      [endpoint.answer === 'redirect' ? 302 : 200]: answerOf(endpoint.answer, components),
      ...(endpoint.isKept && method === 'GET' && NOT_CHANGED),
      ...refusalsOf(endpoint, method),
    },
  }
}

const operationsOf = (endpoint: Endpoint, components: Components): Json =>
  Object.fromEntries(
    methodsOf(endpoint).map((method) => [method.toLowerCase(), operationOf(endpoint, method, components)]),
  )

/** The OpenAPI description of every call that the contract declares. */
export const openapi = (): Json => {
  const components = createComponents('draft-2020-12')
  const endpoints = declared.filter(isEndpoint).sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = endpoints.map((endpoint) => [`/qq/v1/${endpoint.path}`, operationsOf(endpoint, components)])
  const responses = refusalComponents(components)
  const others = uncommonCalls(components, CHANGING)
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
    paths: { ...Object.fromEntries(paths), ...others },
    components: {
      parameters: ORIGIN,
      responses,
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
