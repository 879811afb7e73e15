import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { policyOfPage } from '../../http/replies/page-policy.ts'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import { countRequests } from './count-requests.ts'
import type { Described } from './docs-page.ts'
import { docsPage } from './docs-page.ts'
import { measureReadiness } from './measure-readiness.ts'
import { metricsReader } from './metrics-reader.ts'
import type { ReadinessPorts } from './readiness.ts'
import { readinessOf } from './readiness.ts'

export interface OperationsPorts extends ReadinessPorts {
  metrics: Registry
  /** What a reader of the metrics brings. */
  metricsToken: string | undefined
  /** Whether the server has a public address. */
  isPublic: boolean
  brandName: string
  /** The generated descriptions of the HTTP calls and of the room socket. */
  descriptions: { openapi: Record<string, unknown>; asyncapi: Record<string, unknown> }
}

/** What those who run the server ask for (contract §11). */
export const mountOperations = async (app: FastifyInstance, ports: OperationsPorts): Promise<void> => {
  countRequests(app, ports.metrics)
  measureReadiness(ports)

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
  const page = docsPage(ports.descriptions.openapi as unknown as Described, ports.brandName)
  const policy = policyOfPage(page)
  for (const path of ['/docs', '/docs/'])
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page),
    )
}
