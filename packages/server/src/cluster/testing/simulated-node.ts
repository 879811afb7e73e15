import { CLOSE_CODES, parseClientFrame } from '@quokka/contract/socket'
import type { Random, Result } from '@quokka/core/lib'
import { Registry } from 'prom-client'
import { watchedClock } from '../../clock/watched-clock.ts'
import { composeWays } from '../../compose/cluster.ts'
import { composeHeartbeat } from '../../compose/heartbeat.ts'
import type { SharedPorts } from '../../compose/server-ports.ts'
import { participantRoutes } from '../../features/qtests/participant-routes.ts'
import type { QTestPorts } from '../../features/qtests/qtest-ports.ts'
import type { Route, Visitor, VisitorParts } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { createCommitStream } from '../../journal/commit-stream.ts'
import type { Bus } from '../../ports.ts'
import type { QTestDirectory } from '../../qtest/directory.ts'
import { qtestDirectory } from '../../qtest/directory.ts'
import type { BrowserLine } from '../../room/browser-line.ts'
import { CLOSE_REASONS } from '../../room/connection.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import { roomDirectory } from '../../room/directory.ts'
import type { LineCaller, RoomLine } from '../../room/room-lines.ts'
import { createRoomLines } from '../../room/room-lines.ts'
import { textFrame, textIn } from '../../room/text-frame.ts'
import { refusalFrame } from '../../room/wire.ts'
import type { SimulatedStore } from './simulated-store.ts'
import { StoreAway } from './simulated-store.ts'
import type { SimulatedProcess, SimulatedTime } from './simulated-time.ts'

/** By the wall, when a simulation begins. */
export const BEGUN_MS = 1_800_000_000_000
/** A line that died without a word is found dead by its node after so long. */
const FOUND_DEAD_MS = 14_000
/** Participants of a QTest. */
export const CAPACITY = 20
/** Nobody is limited here. */
const ENDLESS = 1_000_000

/** How far the clocks of a node are from those of others, and how fast they go. */
export interface ClockFault {
  wallMs: number
  runningMs: number
  rate: number
}

export interface World {
  time: SimulatedTime
  store: SimulatedStore
  random: Random
  busOf(name: string): Bus
  /** Nobody answers under this name any more. */
  silence(name: string): void
  latencyMs(): number
  /** Something happened that may never happen. */
  fail(what: string): void
  note(what: string): void
}

/** What a page hears of its connection. */
export interface PageEnd {
  heard(text: string): void
  closed(code: number): void
  /** Called as the server sends, in its process. */
  sent(text: string): void
}

/** What a page does with its connection. */
export interface Wire {
  send(text: string): void
  /** The page closes it. */
  close(): void
  /** It dies without a word to either side. */
  vanish(): void
}

/** One process that serves. */
export interface SimulatedNode {
  process: SimulatedProcess
  isReady(): boolean
  rooms: RoomDirectory
  qtests: QTestDirectory
  connect(roomId: string, credential: string, page: PageEnd): Wire
  /** Calls about QTests; rejects when there is no reply. */
  call(path: string, body: unknown, guest: string): Promise<Result<unknown, Refusal>>
  /** Begins to stop as planned; resolves when it is gone. */
  stop(): Promise<void>
  kill(): void
}

const visitorOf = async ({ sent, addressKey, setCookie, gone }: VisitorParts): Promise<Visitor> => ({
  credential: () => sent.cookie ?? '',
  credentials: () => (sent.cookie === undefined ? [] : [sent.cookie]),
  session: undefined,
  sent,
  language: 'en',
  origin: undefined,
  addressKey,
  setCookie,
  gone,
})

const plan = { free: ENDLESS, premium: ENDLESS, enterprise: ENDLESS }

/** Everything of one process that runs rooms and QTests, made as `compose/` makes it. */
const composeNode = async (world: World, process: SimulatedProcess, clockFault: ClockFault) => {
  const { time, store } = world
  const { name } = process
  const stored = store.storesOf(process)
  const stores = { ...stored, journals: { ...stored.journals, ...createCommitStream(stored.journals) } }
  const { journals, quizContents: contents, journalSnapshots: snapshots } = stores
  const nowMs = () => time.nowMs * process.rate
  const clock = { nowMs: () => BEGUN_MS + nowMs() + clockFault.wallMs }
  const processClock = { runningMs: () => nowMs() + clockFault.runningMs }
  const running = watchedClock(processClock, (await stores.heartbeats.latestMs()) ?? clock.nowMs())
  const onError = (error: unknown) => {
    if (!(error instanceof StoreAway))
      world.fail(`an error on ${name}: ${error instanceof Error ? error.stack : error}`)
  }
  const log = { error: ({ err }: { err: unknown }) => onError(err), info: () => {} } as unknown as SharedPorts['log']
  let ids = 0
  const chance = {
    newId() {
      ids += 1
      return `${name}x${String(ids).padStart(21 - name.length, '0')}`
    },
    seed: () => Math.floor(world.random() * 0xffff_ffff),
  }
  const metrics = new Registry()
  const bus = world.busOf(name)
  const ports = { log, clock, running, owner: name, metrics, bus, chance, onCommit: () => {} }
  const ways = composeWays(ports, stores)
  const directoryPorts = {
    ...ports,
    journals,
    contents,
    snapshots,
    maskRudeWords: (text: string) => text,
    onTrouble(journalId: string, what: string, error?: unknown) {
      world.note(`${name}: ${journalId} is in trouble: ${what}`)
      if (what === 'bug' || what === 'unreadable') world.fail(`${journalId} on ${name}: ${what} ${error}`)
    },
  }
  const qtests = qtestDirectory(directoryPorts)
  ways.qtestLookups(qtests)
  const rooms = roomDirectory(directoryPorts)
  ways.roomLookups(rooms)
  const lines = createRoomLines({
    safeWordsIn: () => undefined,
    ...ports,
    contents,
    frameFactor: ENDLESS,
    budgets: { objectionToQuiz: () => undefined, payerOf: () => undefined, spend: () => {} },
    seatWaitSeconds: () => 0,
    onRefused: () => {},
    quizForHost: () => Promise.reject(new Error('hosts choose no other quiz here')),
    onError,
  })
  const access = ways.roomAccess(rooms, lines)
  const database = { isShared: true } as SharedPorts['database']
  const heartbeat = composeHeartbeat({ ...ports, database, ways }, stores, { rooms, qtests })
  const qtestPorts: Partial<QTestPorts> = {
    ...ports,
    directory: qtests,
    plans: { qtests: plan, attendees: { free: CAPACITY, premium: CAPACITY, enterprise: CAPACITY } },
    planOfHost: async () => 'free',
    takeDowns: { of: async () => undefined },
    quizIdsOf: ({ quizId }) => [quizId],
    limits: { waitSeconds: () => 0 },
  }
  const routes = ways.handOver(participantRoutes(qtestPorts as QTestPorts), visitorOf)
  return { running, ways, rooms, qtests, access, heartbeat, routes, stores, onError }
}

type Composed = Awaited<ReturnType<typeof composeNode>>

interface OpenWire {
  close(code: number): void
  lost(): void
}

/** A browser's connection to a node, with its way there and back. */
const openWire = (
  { time, latencyMs }: World,
  process: SimulatedProcess,
  { access, running, onError }: Pick<Composed, 'access' | 'running' | 'onError'>,
  wires: Set<OpenWire>,
  { roomId, credential, page }: { roomId: string; credential: string; page: PageEnd },
): Wire => {
  let line: RoomLine | undefined
  let isOpenHere = true
  let isOpenThere = true
  let [toNodeMs, toPageMs] = [0, 0]

  const toNode = (run: () => void) => {
    toNodeMs = Math.max(toNodeMs + 0.001, time.nowMs + latencyMs())
    time.after(toNodeMs - time.nowMs, process, run)
  }
  const toPage = (run: () => void) => {
    toPageMs = Math.max(toPageMs + 0.001, time.nowMs + latencyMs())
    time.after(toPageMs - time.nowMs, undefined, () => {
      if (isOpenThere) run()
    })
  }
  const closedHere = () => {
    if (!isOpenHere) return
    isOpenHere = false
    wires.delete(wire)
    line?.closed()
  }
  const closedThere = (code: number) => {
    isOpenThere = false
    page.closed(code)
  }
  let isEnded = false
  const end = (code: number) => {
    if (isEnded || !isOpenHere) return
    isEnded = true
    toPage(() => closedThere(code))
    time.after(2 * latencyMs(), process, closedHere)
  }
  const send = (frame: Buffer) => {
    if (isEnded || !isOpenHere) return
    const text = textIn(frame)
    page.sent(text)
    toPage(() => page.heard(text))
  }
  const browser: BrowserLine = {
    send,
    sendFrame: (frame) => send(textFrame(JSON.stringify(frame))),
    close: (why) => end(CLOSE_REASONS[why][0]),
    end: (code) => end(code),
    actsAs: () => {},
    seated: () => {},
  }
  const message = (text: string) => {
    if (isEnded || !isOpenHere) return
    const frame = parseClientFrame(text)
    if (frame.action === 'unreadable') browser.sendFrame(refusalFrame(frame.code))
    else line?.take({ frame, text, arrivedMs: running.runningMs(), creditMs: 0 })
  }
  const wire: OpenWire = {
    close: end,
    lost: () => time.after(latencyMs(), undefined, () => isOpenThere && closedThere(1006)),
  }
  wires.add(wire)
  toNode(() => {
    const caller: LineCaller = {
      credentials: [credential],
      ownPicture: undefined,
      extraTime: 0,
      addressKey: credential,
      language: 'en',
      requestId: '',
      openedMs: running.runningMs(),
    }
    access
      .isOpen(roomId)
      .then(() => {
        if (isOpenHere && !isEnded) line = access.open(roomId, browser, caller)
      })
      .catch((error: unknown) => {
        onError(error)
        end(1006)
      })
  })
  return {
    send: (text) => toNode(() => message(text)),
    close() {
      isOpenThere = false
      toNode(closedHere)
    },
    vanish() {
      isOpenThere = false
      time.after(FOUND_DEAD_MS, process, closedHere)
    },
  }
}

const callOf =
  ({ time, latencyMs }: World, process: SimulatedProcess, routes: readonly Route[]): SimulatedNode['call'] =>
  async (path, body, guest) => {
    const route = routes.find(({ endpoint }) => endpoint.path === path)
    if (route === undefined) throw new Error(`no call ${path}`)
    await time.pause(latencyMs())
    const replied = await time.enter(process, async () => {
      const parts = { addressKey: guest, setCookie: () => {}, gone: () => new AbortController().signal }
      const visitor = await visitorOf({ ...parts, sent: { cookie: guest, host: undefined, acceptLanguage: undefined } })
      return route.answer(body, visitor)
    })
    await time.pause(latencyMs())
    return replied
  }

/** Starts a process and waits until it serves. */
export const startNode = async (
  world: World,
  process: SimulatedProcess,
  clockFault: ClockFault,
): Promise<SimulatedNode> => {
  const { time, silence } = world
  const { name } = process
  const wires = new Set<OpenWire>()
  let isServing = false
  const composed = await time.enter(process, async () => {
    const made = await composeNode(world, process, clockFault)
    await made.heartbeat.begin()
    await made.ways.begin()
    await made.rooms.resume()
    await made.stores.heartbeats.removeOld()
    isServing = true
    return made
  })
  const { ways, rooms, qtests, heartbeat, routes } = composed

  const die = () => {
    isServing = false
    process.state = 'dead'
    silence(name)
    for (const wire of wires) wire.lost()
    wires.clear()
  }

  return {
    process,
    isReady: () => isServing && process.state !== 'dead',
    rooms,
    qtests,
    connect: (roomId, credential, page) => openWire(world, process, composed, wires, { roomId, credential, page }),
    call: callOf(world, process, routes),
    // In the order of `compose`.
    async stop() {
      await time.enter(process, async () => {
        ways.leave()
        await rooms.stop()
        await qtests.stop()
        await heartbeat.stop()
        isServing = false
        const closings = [...wires].map(async (wire) => {
          await time.pause(world.random() * 2_000)
          wire.close(CLOSE_CODES.restart)
        })
        await Promise.all(closings)
        await time.pause(500)
        await ways.close()
      })
      die()
    },
    kill: die,
  }
}
