import { readFile } from 'node:fs/promises'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { ConnectionError, connect, credsAuthenticator, NoRespondersError, RequestError } from '@nats-io/transport-node'
import { ok, refuse } from '@quokka/core/lib'
import type { Bus, BusTopic } from '../../ports.ts'
import { BUS_TOPICS } from '../../ports.ts'
import { CannotOpen } from '../database/cannot-open.ts'

const RECONNECT_MS = 250

const isNobody = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())

/** User and password, or a token, stand in the address as in that of a database. */
const loginIn = (address: URL) => {
  const [user, password] = [decodeURIComponent(address.username), decodeURIComponent(address.password)]
  if (user === '') return {}
  return password === '' ? { token: user } : { user, pass: password }
}

export interface NatsSettings {
  /** One or several addresses of one NATS, `nats://` or `tls://`. */
  addresses: readonly string[]
  /** A file with the credentials that NATS issued; undefined where the address has them, or none are asked for. */
  credentialsFile: string | undefined
  /** A file with the certificate that the server's is signed by; undefined for those that the system knows. */
  authorityFile: string | undefined
  /** Tells this installation from others on the same NATS. */
  installation: string
  /** The connection was lost (`false`) or is there again. */
  onConnected(isConnected: boolean): void
}

const open = async (settings: NatsSettings): Promise<NatsConnection> => {
  const { addresses, credentialsFile, authorityFile } = settings
  const urls = addresses.map((address) => new URL(address))
  const isSecure = urls.some(({ protocol }) => protocol === 'tls:') || authorityFile !== undefined
  try {
    return await connect({
      servers: urls.map(({ host }) => host),
      ...urls.map(loginIn)[0],
      ...(credentialsFile !== undefined && { authenticator: credsAuthenticator(await readFile(credentialsFile)) }),
      ...(isSecure && { tls: authorityFile === undefined ? {} : { caFile: authorityFile } }),
      name: 'quokka-quiz',
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      pingInterval: 2_000,
      maxPingOut: 2,
    })
  } catch (error) {
    throw new CannotOpen('The NATS server of NATS_URL cannot be reached, or does not let us in.', { cause: error })
  }
}

/** The bus over NATS: requests and replies alone, nothing is kept there. Rejects with `CannotOpen` when NATS is not there at the start. */
export const natsBus = async (settings: NatsSettings): Promise<Bus> => {
  const nats = await open(settings)
  const subjectOf = (node: string, topic: BusTopic) => `quokka.${settings.installation}.${node}.${topic}`
  const subscriptions: Subscription[] = []
  let isConnected = true

  const watch = async () => {
    for await (const { type } of nats.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue
      isConnected = type === 'reconnect'
      settings.onConnected(isConnected)
    }
  }
  void watch()

  return {
    async ask(node, topic, question, withinMs) {
      try {
        const answer = await nats.request(subjectOf(node, topic), question, { timeout: withinMs })
        return ok(answer.string())
      } catch (error) {
        if (error instanceof ConnectionError) return refuse('silent')
        return refuse(isNobody(error) ? 'nobody' : 'silent')
      }
    },
    listen(node, answer) {
      for (const topic of BUS_TOPICS)
        subscriptions.push(
          nats.subscribe(subjectOf(node, topic), {
            callback(error, message) {
              if (error !== null) return
              answer(topic, message.string())
                .then((text) => message.respond(text))
                .catch(() => {})
            },
          }),
        )
    },
    isConnected: () => isConnected,
    async close() {
      for (const subscription of subscriptions) subscription.unsubscribe()
      await nats.drain()
    },
  }
}
