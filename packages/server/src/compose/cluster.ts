import { Gauge } from 'prom-client'
import type { Budgets } from '../budgets/budgets.ts'
import type { Usage } from '../budgets/usage.ts'
import { localUsage } from '../budgets/usage.ts'
import type { Calls } from '../cluster/calls.ts'
import { createCalls } from '../cluster/calls.ts'
import { createElsewhere } from '../cluster/elsewhere.ts'
import { clusterFigures } from '../cluster/figures.ts'
import { createIncomingLines } from '../cluster/incoming-lines.ts'
import type { NodeFigures, ReadFigures } from '../cluster/node-figures.ts'
import { createNodes } from '../cluster/nodes.ts'
import { createOutgoingLines } from '../cluster/outgoing-lines.ts'
import { clusterQTestLookups } from '../cluster/qtest-lookups.ts'
import { createQTestPlaces } from '../cluster/qtest-places.ts'
import { clusterRoomAccess } from '../cluster/room-access.ts'
import { clusterRoomLookups } from '../cluster/room-lookups.ts'
import { createRoomPlaces } from '../cluster/room-places.ts'
import { createRoomSweep } from '../cluster/room-sweep.ts'
import { clusterUsage } from '../cluster/usage.ts'
import type { Route, Visitor, VisitorParts } from '../http/endpoints/mount-endpoint.ts'
import type { Bus, BusTopic } from '../ports.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import { localQTestLookups } from '../qtest/qtest-lookups.ts'
import type { RoomDirectory } from '../room/directory.ts'
import type { RoomAccess } from '../room/room-access.ts'
import { localRoomAccess } from '../room/room-access.ts'
import type { RoomLines } from '../room/room-lines.ts'
import type { RoomLookups } from '../room/room-lookups.ts'
import { localRoomLookups } from '../room/room-lookups.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

const LOOK_MS = 1_000

/** The ways to rooms and QTests, on whichever server they run. */
export interface Ways {
  roomAccess(directory: RoomDirectory, lines: RoomLines): RoomAccess
  roomLookups(directory: RoomDirectory): RoomLookups
  qtestLookups(directory: QTestDirectory): QTestLookups
  usage(budgets: Budgets, directory: Pick<RoomDirectory, 'close'>): Usage
  /** How every server is, by how this one is. */
  figures(local: () => Promise<NodeFigures>): ReadFigures
  /** Routes of calls that name a QTest. */
  handOver(routes: readonly Route[], visitorOf: (parts: VisitorParts) => Promise<Visitor>): Route[]
  /** Takes part in the cluster, once everything above is there. */
  begin(): Promise<void>
  /** Nothing new is taken over any more. */
  leave(): void
  /** Until then, by the running clock, nothing that runs here can have been taken over. */
  held(untilMs: number): void
  /** What ran here while no lease was held may run elsewhere by now. */
  lapsed(): Promise<void>
  close(): Promise<void>
}

/** To what runs in this process alone. */
const localWays = (): Ways => ({
  roomAccess: localRoomAccess,
  roomLookups: localRoomLookups,
  qtestLookups: localQTestLookups,
  usage: (budgets, directory) => localUsage(budgets, directory.close),
  figures: (local) => async () => ({ nodes: [await local()], silent: [] }),
  handOver: (routes) => [...routes],
  begin: async () => {},
  leave: () => {},
  held: () => {},
  lapsed: async () => {},
  close: async () => {},
})

interface WaysStores extends Pick<Stores, 'journals' | 'heartbeats'> {
  journalMembers: Pick<Stores['journalMembers'], 'openRoomsOf'>
}

type WaysPorts = Pick<SharedPorts, 'bus' | 'log' | 'metrics' | 'owner' | 'running'>

const clusterWays = (
  { log, owner: node, running, metrics }: WaysPorts,
  bus: Bus,
  { journals, heartbeats, journalMembers: members }: WaysStores,
): Ways => {
  const onError = (error: unknown) => log.error({ err: error }, 'the way to another node failed')
  const nodes = createNodes({ node, heartbeats, running })
  const answers = new Map<BusTopic, (text: string) => Promise<string>>()
  const looks: (() => void)[] = []
  const sweeps: (() => Promise<void>)[] = []
  const keeps: ((journalIds: ReadonlySet<string>) => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let heldUntilMs = Number.NEGATIVE_INFINITY
  const isHeld = () => running.runningMs() < heldUntilMs
  let elsewhere: ReturnType<typeof createElsewhere> | undefined
  const outgoing = createOutgoingLines({ node, bus, running, nobodyAt: nodes.nobodyAt })
  new Gauge({
    name: 'quokka_bus_connected',
    help: 'Whether the way to the other nodes is open: 1, or 0',
    registers: [metrics],
    collect() {
      this.set(bus.isConnected() ? 1 : 0)
    },
  })
  const placesOf = (directory: RoomDirectory) =>
    createRoomPlaces({ node, directory, journals, nodes, isLost: outgoing.isLost })

  return {
    roomAccess(directory, lines) {
      const incoming = createIncomingLines({
        node,
        bus,
        running,
        lines,
        reach: directory.reach,
        giveDeserted: directory.giveDeserted,
        onError,
      })
      answers.set('fromLines', async (text) => incoming.receive(text))
      answers.set('toLines', async (text) => outgoing.receive(text))
      looks.push(incoming.look, outgoing.look)
      sweeps.push(createRoomSweep({ node, nodes, journals, directory }))
      keeps.push(directory.keepOnly)
      new Gauge({
        name: 'quokka_lines_elsewhere',
        help: 'Open room sockets whose room runs on another node',
        registers: [metrics],
        collect() {
          this.set(outgoing.count())
        },
      })
      return clusterRoomAccess({ places: placesOf(directory), lines, outgoing, running, onError })
    },
    roomLookups(directory) {
      const local = localRoomLookups(directory)
      const lookups = clusterRoomLookups({ local, directory, places: placesOf(directory), members, bus })
      answers.set('rooms', lookups.answer)
      return lookups
    },
    qtestLookups(directory) {
      const qtestPlaces = createQTestPlaces({ node, directory, journals, nodes, isHeld })
      elsewhere = createElsewhere({ places: qtestPlaces, bus, running, nobodyAt: nodes.nobodyAt })
      keeps.push(directory.keepOnly)
      const lookups = clusterQTestLookups({ local: localQTestLookups(directory), elsewhere, nodes, bus })
      answers.set('qtests', lookups.answer)
      return lookups
    },
    usage(budgets, directory) {
      const usage = clusterUsage({ local: localUsage(budgets, directory.close), nodes, bus })
      answers.set('usage', usage.answer)
      keeps.push(budgets.keepOnly)
      return usage
    },
    figures(local) {
      const figures = clusterFigures({ local, nodes, bus })
      answers.set('figures', figures.answer)
      return figures.read
    },
    handOver(routes, visitorOf) {
      if (elsewhere === undefined) throw new Error('The QTests come first.')
      const calls: Calls = createCalls({ routes, elsewhere, visitorOf, isHeld })
      answers.set('calls', calls.answer)
      return calls.routes
    },
    async begin() {
      bus.listen(node, async (topic, question) => {
        const answer = answers.get(topic)
        if (answer === undefined) throw new Error('Nothing answers this.')
        return answer(question)
      })
      const look = async () => {
        for (const one of looks) one()
        for (const sweep of sweeps) await sweep().catch(onError)
        timer?.refresh()
      }
      timer = setTimeout(() => void look(), LOOK_MS).unref()
    },
    leave: nodes.leave,
    held(untilMs) {
      heldUntilMs = untilMs
    },
    async lapsed() {
      const journalIds = new Set(await journals.listHeld(node))
      for (const keepOnly of keeps) keepOnly(journalIds)
    },
    async close() {
      clearTimeout(timer)
      await bus.close()
    },
  }
}

export const composeWays = (ports: WaysPorts, stores: WaysStores): Ways =>
  ports.bus === undefined ? localWays() : clusterWays(ports, ports.bus, stores)
