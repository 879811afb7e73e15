import type { StaticDocumentSpec } from '@fastify/swagger'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import type { Database, Phase } from '../../ports.ts'
import { countRequests } from './count-requests.ts'
import { metricsReader } from './metrics-reader.ts'
import { readinessOf } from './readiness.ts'

export interface OperationsPorts {
  database: Pick<Database, 'check' | 'canWrite'>
  phase(): Phase
  metrics: Registry
  /** What a reader of the metrics brings. */
  metricsToken: string | undefined
  /** Whether the server has a public address. */
  isPublic: boolean
  /** The generated descriptions of the HTTP calls and of the room socket. */
  descriptions: { openapi: Record<string, unknown>; asyncapi: Record<string, unknown> }
}

/** The documentation page brings style attributes of its own. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What those who run the server ask for (contract §11). */
export const mountOperations = async (app: FastifyInstance, ports: OperationsPorts): Promise<void> => {
  countRequests(app, ports.metrics)

  app.get('/healthz', (_request, reply) => reply.type('text/plain').header('cache-control', 'no-store').send('alive'))

  app.get('/readyz', async (_request, reply) => {
    const { isReady, sentence } = await readinessOf(ports)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(sentence)
  })

  const mayReadMetrics = metricsReader({ token: ports.metricsToken, isPublic: ports.isPublic })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) return sendRefusal(request, reply, { code: 'request/not-found' })
    return reply
      .header('cache-control', 'no-store')
      .type(ports.metrics.contentType)
      .send(await ports.metrics.metrics())
  })

  app.get('/openapi.json', () => ports.descriptions.openapi)
  app.get('/asyncapi.json', () => ports.descriptions.asyncapi)
  const document = ports.descriptions.openapi as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCS_POLICY })
}
