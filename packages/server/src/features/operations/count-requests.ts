import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Histogram } from 'prom-client'

/** Counts and times every answer by route (never by address, so that the number of series is bounded). */
export const countRequests = (app: FastifyInstance, metrics: Registry): void => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1_000)
  })
}
