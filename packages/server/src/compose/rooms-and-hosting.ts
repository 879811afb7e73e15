import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readCategories, readQuizzes } from '@quokka/content'
import { credentialOfAccount, planOf, userIdOfCredential } from '@quokka/core/accounts'
import { Counter, Gauge, Histogram } from 'prom-client'
import { authoredQuizzes } from '../features/hosting/authored-quizzes.ts'
import { catalogue as readCatalogue } from '../features/hosting/catalogue.ts'
import { hostingRoutes } from '../features/hosting/routes.ts'
import { addressReader, limitKey } from '../http/address.ts'
import type { Route } from '../http/mount-endpoint.ts'
import type { Sessions } from '../http/session.ts'
import type { Rooms } from '../ports.ts'
import { roomDirectory } from '../room/directory.ts'
import { roomSocket } from '../room/socket.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createJournals } from '../stores/journals.ts'
import { createQuizzes } from '../stores/quizzes.ts'
import type { SharedPorts } from './server-ports.ts'

/** Sockets a minute from one address, before `RATE_LIMIT_FACTOR`: a school behind one address, and its return after a restart. */
const CONNECTIONS_PER_MINUTE = 300
/** Of these to rooms that do not exist: somebody is guessing codes. */
const MISSES_PER_MINUTE = 30

/** The live rooms of this process and the calls that open them: what the HTTP side mounts, and their beginning and end. */
export interface RoomsAndHosting {
  rooms: Rooms
  routes: Route[]
  /** Takes over the rooms that were open when the server stopped; answers how many. */
  resume(): Promise<number>
  /** Stores what is decided and tells everyone to come back in a moment. */
  stop(): Promise<void>
}

export const composeRoomsAndHosting = (
  ports: SharedPorts & { sessions: Pick<Sessions, 'read' | 'onEnd'> },
): RoomsAndHosting => {
  const { config, log, clock, chance, guests, sessions, limits, metrics } = ports
  const accounts = createAccounts(ports.database)
  const catalogue = readCatalogue(readQuizzes(), readCategories())
  const authored = authoredQuizzes(createQuizzes(ports.database))
  const addressOf = addressReader(config.TRUST_PROXY)
  const commitSeconds = new Histogram({
    name: 'quokka_commit_seconds',
    help: 'Time to store one group of room events',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [metrics],
  })

  const frames = new Counter({
    name: 'quokka_frames_total',
    help: 'Text frames from players, by whether they could be read',
    labelNames: ['readable'],
    registers: [metrics],
  })

  const directory = roomDirectory({
    journals: createJournals(ports.database),
    clock,
    chance,
    owner: randomUUID(),
    onCommit: (durationMs) => commitSeconds.observe(durationMs / 1_000),
    onTrouble: (roomId, what) => log.error({ roomId, what }, 'a room stopped here'),
  })

  const socket = roomSocket({
    directory,
    clock,
    chance,
    frameFactor: config.RATE_LIMIT_FACTOR,
    async callerOf(request: IncomingMessage) {
      const { cookie } = request.headers
      const session = await sessions.read(cookie)
      const guest = guests.readCredential(cookie)?.credential
      if (session?.nextStep === 'done') {
        const { userId, picture } = session.account
        const credential = credentialOfAccount(userId)
        const credentials = guest === undefined ? ([credential] as const) : ([credential, guest] as const)
        return { credentials, ownPicture: picture, setCookie: undefined }
      }
      const issued = guest === undefined ? guests.issueGuest() : { credential: guest, setCookie: undefined }
      return { credentials: [issued.credential] as const, ownPicture: undefined, setCookie: issued.setCookie }
    },
    mayConnect(request, isKnownRoom) {
      const address = limitKey(addressOf(request))
      if (!isKnownRoom && limits.waitSeconds(`missed room ${address}`, MISSES_PER_MINUTE) > 0) return false
      return limits.waitSeconds(`socket ${address}`, CONNECTIONS_PER_MINUTE) === 0
    },
    async quizForHost(quizId, credential) {
      const userId = userIdOfCredential(credential)
      const host = userId === undefined ? undefined : await accounts.byId(userId)
      const quiz = catalogue.find(quizId, planOf(host)) ?? (await authored.find(userId, quizId))
      return quiz === 'locked' ? undefined : quiz
    },
    onFrame: (isReadable) => frames.inc({ readable: String(isReadable) }),
    onError: (error) => log.error({ err: error }, 'a frame failed'),
  })

  sessions.onEnd(socket.endSession)

  new Gauge({
    name: 'quokka_rooms',
    help: 'Rooms open in this process',
    registers: [metrics],
    collect() {
      this.set(directory.count())
    },
  })
  new Gauge({
    name: 'quokka_connections',
    help: 'Open room sockets',
    registers: [metrics],
    collect() {
      this.set(socket.connections())
    },
  })

  return {
    rooms: { upgrade: socket.upgrade, findMedia: directory.findMedia },
    routes: hostingRoutes({
      catalogue,
      authored,
      directory,
      seats: {
        free: config.PLAN_FREE_PLAYERS,
        premium: config.PLAN_PREMIUM_PLAYERS,
        enterprise: config.PLAN_ENTERPRISE_PLAYERS,
      },
      brandName: config.BRAND_NAME,
      hostGraceMs: config.HOST_GRACE_SECONDS * 1_000,
    }),
    resume: directory.resume,
    async stop() {
      socket.stop()
      await directory.stop()
      socket.endAll()
    },
  }
}
