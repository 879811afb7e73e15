import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bodies } from '../bodies/bodies.ts'
import { sendRefusal } from '../replies/refusal-to-reply.ts'
import type { Refusal } from '../replies/refusals.ts'
import type { MountPorts } from './mount-endpoint.ts'
import { guardOf } from './mount-endpoint.ts'

/** A call of another server, which proves who it is by a signature of the body's very bytes. */
export interface WebhookRoute {
  /** Path below `/qq/v1/`. */
  path: string
  perMinute: number
  maxBytes: number
  /** Answers why it was not taken; undefined when it was. A header that is not there once is empty. */
  take(body: Buffer, header: (name: string) => string): Promise<Refusal | undefined>
}

const headersOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string => {
    const value = new Map(Object.entries(headers)).get(name)
    return typeof value === 'string' ? value : ''
  }

/** Mounts a webhook under `/qq/v1/`: without cookies and from any origin, for it is no browser that calls. */
export const mountWebhook = (
  app: FastifyInstance,
  webhook: WebhookRoute,
  ports: MountPorts & { bodies: Bodies },
): void => {
  const { path, perMinute, maxBytes } = webhook
  app.post(
    `/qq/v1/${path}`,
    { onRequest: guardOf({ path, perMinute, changes: false }, ports) },
    async (request, reply) => {
      const body = await ports.bodies.readRaw(request.raw, maxBytes)
      if (!body.ok) return sendRefusal(request, reply, body.refusal)
      const refusal = await webhook.take(body.value, headersOf(request))
      if (refusal !== undefined) return sendRefusal(request, reply, refusal)
      return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{}')
    },
  )
}
