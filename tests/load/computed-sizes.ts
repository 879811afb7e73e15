import { head, line, ofNats, ofPostgres, ofServer, sum } from './cluster-tables.ts'
import type { RoomsRun } from './rooms.ts'
import { busPerPlayerQuestion, cpuMsPerPlayerQuestion } from './rooms.ts'
import type { Cost } from './servers.ts'
import { cpuMsOf } from './servers.ts'

/** What is assumed: from question to question, how busy a process may be, and how many connections one may have. */
const ASSUMED = { cycleS: 30, use: 0.6, connectionsOfANode: 15_000, idleBytes: 120 * 1_048_576 }
const LARGE_ROOM = 100_000
const MANY_ROOMS = { rooms: 10_000, players: 20 }

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(0)} s`
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`
const perSecond = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB/s`
/** Processes, or processors, that so much work in so many seconds keeps busy. */
const processes = (ms: number, inS: number): number => Math.ceil(ms / 1_000 / (inS * ASSUMED.use))
/** Nodes that have so much work in so many seconds, and so many connections. */
const nodesFor = (ms: number, inS: number, connections: number): number =>
  Math.max(processes(ms, inS), Math.ceil(connections / ASSUMED.connectionsOfANode))

/** From a run whose connections are all on the second node: what grows with the number of players is not in it. */
export const largeRoom = (run: RoomsRun): [title: string, table: string[]] => {
  const ms = (of: (cost: Cost) => number) => LARGE_ROOM * cpuMsPerPlayerQuestion(run, of)
  const joinMs = (LARGE_ROOM * ofServer(0)(run.joining)) / run.players
  const cycleS = Math.max(ASSUMED.cycleS, ms(ofServer(0)) / 1_000 / ASSUMED.use)
  const nodes = nodesFor(ms(ofServer(1)), cycleS, LARGE_ROOM)
  const [ownerBytes = 0, connectionBytes = 0] = run.grownBytes.map((bytes) => bytes / run.players)
  const busBytes = LARGE_ROOM * busPerPlayerQuestion(run, ({ inBytes }) => inBytes)
  const title = `Computed, one room of ${LARGE_ROOM}, its connections on other nodes than its owner:`
  return [
    title,
    [
      ...head(['what', 'computed']),
      line(['processor time of the owner for a question', seconds(ms(ofServer(0)))]),
      line([`from question to question at least, the owner ${ASSUMED.use * 100} % busy`, `${cycleS.toFixed(0)} s`]),
      line(['time until all have joined, at least', seconds(joinMs / ASSUMED.use)]),
      line(['memory of the owner', megabytes(ASSUMED.idleBytes + LARGE_ROOM * ownerBytes)]),
      line(['nodes for the connections, beside the owner', String(nodes)]),
      line(['memory of each', megabytes(ASSUMED.idleBytes + (LARGE_ROOM / nodes) * connectionBytes)]),
      line(['into NATS, on average', perSecond(busBytes / cycleS)]),
      line(['processors for NATS', String(processes(ms(ofNats), cycleS))]),
      line(['processors for PostgreSQL', String(processes(ms(ofPostgres), cycleS))]),
    ],
  ]
}

/** From one node, where every connection is with its room, and from two, where half of them are. */
export const manyRooms = (one: RoomsRun, two: RoomsRun): [title: string, table: string[]] => {
  const players = MANY_ROOMS.rooms * MANY_ROOMS.players
  const elsewhere = (beside: number, half: number) => Math.max(beside, beside + 2 * (half - beside))
  const ways = [
    { ms: (of: (cost: Cost) => number) => cpuMsPerPlayerQuestion(one, of), busBytes: 0 },
    {
      ms: (of: (cost: Cost) => number) => elsewhere(cpuMsPerPlayerQuestion(one, of), cpuMsPerPlayerQuestion(two, of)),
      busBytes: 2 * busPerPlayerQuestion(two, ({ inBytes }) => inBytes),
    },
  ].map(({ ms, busBytes }) => {
    const nodes = nodesFor(players * ms(cpuMsOf), ASSUMED.cycleS, players)
    return { ms: (of: (cost: Cost) => number) => players * ms(of), nodes, busBytes: players * busBytes }
  })
  const connectionBytes = sum(two.grownBytes) / two.players
  const row = (what: string, figure: (way: (typeof ways)[number]) => string) => line([what, ...ways.map(figure)])
  return [
    `Computed, ${MANY_ROOMS.rooms} rooms of ${MANY_ROOMS.players}, a question every ${ASSUMED.cycleS} s in each:`,
    [
      ...head(['what', "every connection on its room's node", 'connections on any node']),
      row('processor time of all nodes for a question in each room', ({ ms }) => seconds(ms(cpuMsOf))),
      row(`nodes, each at most ${ASSUMED.use * 100} % busy`, ({ nodes }) => String(nodes)),
      row('connections of a node', ({ nodes }) => String(Math.ceil(players / nodes))),
      row('memory of a node', ({ nodes }) => megabytes(ASSUMED.idleBytes + (players / nodes) * connectionBytes)),
      row('into NATS, on average', ({ busBytes }) => perSecond(busBytes / ASSUMED.cycleS)),
      row('processors for NATS', ({ ms }) => String(processes(ms(ofNats), ASSUMED.cycleS))),
      row('processors for PostgreSQL', ({ ms }) => String(processes(ms(ofPostgres), ASSUMED.cycleS))),
    ],
  ]
}
