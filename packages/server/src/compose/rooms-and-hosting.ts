import type { IncomingMessage } from 'node:http'
import { credentialOfAccount, planOf, userIdOfCredential } from '@quokka/core/accounts'
import type { Registry } from 'prom-client'
import { Counter, Gauge } from 'prom-client'
import { maskRudeWords } from '../adapters/mask-rude-words.ts'
import { safeWordsIn } from '../adapters/safe-words.ts'
import type { Catalogue } from '../features/hosting/catalogue.ts'
import type { HostableQuizzes } from '../features/hosting/hostable-quizzes.ts'
import { hostingRoutes } from '../features/hosting/routes.ts'
import { addressReader, limitKey } from '../http/callers/address.ts'
import { readerLanguage } from '../http/callers/reader-language.ts'
import type { Sessions } from '../http/callers/session.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import { createAddressLimits } from '../http/limits/address-limits.ts'
import { createOpenPlaces } from '../http/limits/open-places.ts'
import { upgradeRefuser } from '../http/upgrades.ts'
import type { Rooms } from '../ports.ts'
import type { RoomDirectory } from '../room/directory.ts'
import { roomDirectory, TROUBLES } from '../room/directory.ts'
import type { RoomLines, RoomLinesPorts } from '../room/room-lines.ts'
import { createRoomLines } from '../room/room-lines.ts'
import type { RoomLookups } from '../room/room-lookups.ts'
import { roomSocket } from '../room/socket.ts'
import type { Account } from '../stores/accounts.ts'
import type { Ways } from './cluster.ts'
import { countTroubles } from './count-troubles.ts'
import { composeHostable } from './hostable.ts'
import type { DrawFor, QuizFor, ReadyMadeOf } from './qtests.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'
import { countingVisits } from './visits.ts'

/** Sockets a minute from one address, before `RATE_LIMIT_FACTOR`: a school behind one address, and its return after a restart. */
const CONNECTIONS_PER_MINUTE = 600
/** Sockets that one address may have open: a thousand people, each with one that is gone and not yet found so. */
const MOST_CONNECTIONS = 2_000
/** Of these to rooms that do not exist: somebody is guessing codes. */
const MISSES_PER_MINUTE = 30
/** New seats of one room a minute from one address, and at once: more than a class, fewer than fill a large room with strangers. */
const SEATS_PER_MINUTE = 60

/** The live rooms of this process and the calls that open them: what the HTTP side mounts, and their beginning and end. */
export interface RoomsAndHosting {
  /** What the HTTP side mounts besides the calls; `freeQuizzes` is how many ready-made quizzes every host has. */
  mounted: { rooms: Rooms; freeQuizzes: number }
  directory: Pick<RoomDirectory, 'close' | 'find' | 'isAsking' | 'count' | 'showClocks'>
  lookups: RoomLookups
  /** Open sockets, wherever their rooms run. */
  connections(): number
  catalogue: Catalogue
  hostable: HostableQuizzes
  quizFor: QuizFor
  drawFor: DrawFor
  readyMadeOf: ReadyMadeOf
  routes: Route[]
  /** The open rooms of an account get the seats of its plan, on whichever server they run. Rule RM48. */
  raiseSeats(userId: string): Promise<void>
  /** Takes over the rooms that were open when the server stopped; answers how many. */
  resume(): Promise<number>
  /** Stores what is decided, and decides nothing more. */
  stop(): Promise<void>
  /** Tells everyone who is still here to come back in a moment. */
  hangUp(): Promise<void>
}

/** What runs in this process, as figures. */
const measure = (counts: { rooms(): number; connections(): number }, metrics: Registry): void => {
  new Gauge({
    name: 'quokka_rooms',
    help: 'Rooms open in this process',
    registers: [metrics],
    collect() {
      this.set(counts.rooms())
    },
  })
  new Gauge({
    name: 'quokka_connections',
    help: 'Open room sockets',
    registers: [metrics],
    collect() {
      this.set(counts.connections())
    },
  })
}

const countFrames = (metrics: Registry): ((isReadable: boolean) => void) => {
  const frames = new Counter({
    name: 'quokka_frames_total',
    help: 'Text frames from players, by whether they could be read',
    labelNames: ['readable'],
    registers: [metrics],
  })
  for (const readable of ['true', 'false']) frames.inc({ readable }, 0)
  return (isReadable) => frames.inc({ readable: String(isReadable) })
}

/** What the log has of frames: their connection, and never what is in them. */
const tellOfFrames = (log: SharedPorts['log']): Pick<RoomLinesPorts, 'onError' | 'onRefused'> => ({
  onError: (error, requestId) => log.error({ requestId, err: error }, 'a frame failed'),
  onRefused: (requestId, action, code) => log.debug({ requestId, action, code }, 'a frame was refused'),
})

const composeRoomLines = (
  { config, running, chance, limits, budgets }: SharedPorts,
  { accounts, quizContents: contents }: Pick<Stores, 'accounts' | 'quizContents'>,
  { quizFor, drawFor, ...told }: { quizFor: QuizFor; drawFor: DrawFor } & Pick<RoomLinesPorts, 'onError' | 'onRefused'>,
): RoomLines =>
  createRoomLines({
    contents,
    running,
    chance,
    frameFactor: config.RATE_LIMIT_FACTOR,
    budgets,
    safeWordsIn,
    seatWaitSeconds: (addressKey, roomId) => limits.waitSeconds(`seat ${roomId} ${addressKey}`, SEATS_PER_MINUTE),
    async quizForHost(wanted, credential) {
      const userId = userIdOfCredential(credential)
      const host = userId === undefined ? undefined : await accounts.byId(userId)
      return 'categories' in wanted ? drawFor(host, wanted) : quizFor(host, wanted.quizId)
    },
    ...told,
  })

/** What a room knows of a member, who was a guest before. */
const memberOf = ({ userId, picture: ownPicture, extraTime }: Account, before: readonly string[]) => ({
  credentials: [credentialOfAccount(userId), ...before] as const,
  ownPicture,
  extraTime,
})

export const composeRoomsAndHosting = (
  ports: SharedPorts & { ways: Ways; sessions: Pick<Sessions, 'read' | 'onEnd'> },
  stores: Pick<
    Stores,
    | 'accounts'
    | 'drawnQuestions'
    | 'journalSnapshots'
    | 'journals'
    | 'listedQuizzes'
    | 'missedSearchesOf'
    | 'plays'
    | 'quizContents'
    | 'quizzes'
    | 'takeDowns'
  >,
): RoomsAndHosting => {
  const { config, log, clock, running, chance, guests, sessions, limits, metrics, requestIds, ways } = ports
  const { catalogue, hostable, quizFor, drawFor, readyMadeOf, freeQuizzes } = composeHostable(ports, stores)
  const addressOf = addressReader(config.TRUST_PROXY)
  const countTrouble = countTroubles(
    {
      name: 'quokka_room_troubles_total',
      help: 'Rooms that stopped here (fenced, storage), were ended (unreadable), met a bug, or could not store a snapshot',
    },
    TROUBLES,
    metrics,
  )

  const directory = roomDirectory({
    journals: stores.journals,
    contents: stores.quizContents,
    snapshots: stores.journalSnapshots,
    clock,
    running,
    chance,
    maskRudeWords,
    owner: ports.owner,
    onCommit: (durationMs, events) => ports.onCommit({ kind: 'room', durationMs, events }),
    onTrouble(roomId, what, error) {
      countTrouble(what)
      log.error({ roomId, what, err: error }, 'a room is in trouble')
    },
  })

  const lookups = ways.roomLookups(directory)
  const seats = {
    free: config.PLAN_FREE_PLAYERS,
    premium: config.PLAN_PREMIUM_PLAYERS,
    enterprise: config.PLAN_ENTERPRISE_PLAYERS,
  }
  const addressLimits = createAddressLimits(limits)
  const takePlace = createOpenPlaces(MOST_CONNECTIONS * config.RATE_LIMIT_FACTOR)
  const told = tellOfFrames(log)
  const lines = composeRoomLines(ports, stores, { quizFor, drawFor, ...told })
  const socket = roomSocket({
    access: ways.roomAccess(directory, lines),
    running,
    frameFactor: config.RATE_LIMIT_FACTOR,
    async callerOf(request: IncomingMessage) {
      const { cookie } = request.headers
      const session = await sessions.read(cookie)
      const before = guests.credentialsIn(cookie)
      const requestId = requestIds.idOf(request)
      const language = readerLanguage(request.headers)
      const known = { requestId, language, addressKey: limitKey(addressOf(request)), openedMs: running.runningMs() }
      if (session?.nextStep === 'done') return { ...known, ...memberOf(session.account, before), setCookie: undefined }
      const { credential, setCookie } = guests.present(cookie)
      return { ...known, credentials: [credential, ...before], ownPicture: undefined, extraTime: 0, setCookie }
    },
    mayMiss: async (request) =>
      (await ports.addressGuesses.waitSeconds('missed room', addressOf(request), MISSES_PER_MINUTE)) === 0,
    mayConnect(request) {
      const address = addressOf(request)
      if (addressLimits.waitSeconds('socket', address, CONNECTIONS_PER_MINUTE) > 0) return false
      return takePlace(limitKey(address), request.socket)
    },
    onFrame: countFrames(metrics),
    requestIdOf: requestIds.idOf,
    refuseUpgrade: upgradeRefuser(ports),
    ...told,
  })

  sessions.onEnd(socket.endSession)

  measure({ rooms: directory.count, connections: socket.connections }, metrics)

  return {
    mounted: { rooms: { upgrade: socket.upgrade, findMedia: lookups.findMedia }, freeQuizzes },
    directory,
    lookups,
    connections: socket.connections,
    catalogue,
    hostable,
    quizFor,
    drawFor,
    readyMadeOf,
    routes: hostingRoutes({
      guesses: ports.addressGuesses,
      payers: ports.payers,
      budgets: ports.budgets,
      quizzes: hostable,
      directory,
      lookups,
      visits: countingVisits(ports, stores),
      missed: stores.missedSearchesOf(clock),
      seats,
      brandName: config.BRAND_NAME,
      hostGraceMs: config.HOST_GRACE_SECONDS * 1_000,
      getReadyMs: config.GET_READY_MS,
    }),
    async raiseSeats(userId) {
      const account = await stores.accounts.byId(userId)
      if (account !== undefined) await lookups.raiseSeats(credentialOfAccount(userId), seats[planOf(account)])
    },
    resume: directory.resume,
    stop: directory.stop,
    async hangUp() {
      socket.stop()
      await socket.endAll()
    },
  }
}
