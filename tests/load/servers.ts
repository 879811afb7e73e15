import * as z from 'zod'
import { createTestDatabase } from '../../packages/server/src/testing/postgres-server.ts'
import type { TestCluster } from '../harness/cluster.ts'
import { startCluster } from '../harness/cluster.ts'
import { startServer } from '../harness/server.ts'
import { cpuMs, cpuMsOfAll, mainThreadCpuMs, memoryOf } from './usage.ts'

/** Servers that are measured together; where something has an owner, the first one is it. */
export interface Servers {
  origins: readonly string[]
  processIds: readonly number[]
  /** Where there is one between them. */
  nats?: Pick<TestCluster['nats'], 'monitor' | 'processId'>
}

/** What is counted from the start on. */
interface Reading {
  /** Of each server. */
  cpuMs: number[]
  mainThreadMs: number
  natsCpuMs: number
  /** Of every PostgreSQL of the machine. */
  postgresCpuMs: number
  bus: BusCounts
}

/** What NATS took from the servers and gave to them: what is asked and answered there goes in once and out once. */
export interface BusCounts {
  inMessages: number
  outMessages: number
  inBytes: number
  outBytes: number
}

/** What something cost, in the same terms. */
export type Cost = Reading

const NO_BUS: BusCounts = { inMessages: 0, outMessages: 0, inBytes: 0, outBytes: 0 }

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

const Varz = z.looseObject({ in_msgs: z.number(), out_msgs: z.number(), in_bytes: z.number(), out_bytes: z.number() })

const busOf = async (monitor: string): Promise<BusCounts> => {
  const varz = Varz.parse(await (await fetch(`${monitor}/varz`)).json())
  return { inMessages: varz.in_msgs, outMessages: varz.out_msgs, inBytes: varz.in_bytes, outBytes: varz.out_bytes }
}

const read = async ({ processIds, nats }: Servers): Promise<Reading> => ({
  cpuMs: processIds.map(cpuMs),
  mainThreadMs: sum(processIds.map(mainThreadCpuMs)),
  natsCpuMs: nats === undefined ? 0 : cpuMs(nats.processId()),
  postgresCpuMs: cpuMsOfAll('postgres'),
  bus: nats === undefined ? NO_BUS : await busOf(nats.monitor),
})

/** Begins to count; what it returns ends that. */
export const meter = async (servers: Servers): Promise<() => Promise<Cost>> => {
  const before = await read(servers)
  return async () => {
    const after = await read(servers)
    return {
      cpuMs: after.cpuMs.map((ms, place) => ms - (before.cpuMs[place] ?? 0)),
      mainThreadMs: after.mainThreadMs - before.mainThreadMs,
      natsCpuMs: after.natsCpuMs - before.natsCpuMs,
      postgresCpuMs: after.postgresCpuMs - before.postgresCpuMs,
      bus: {
        inMessages: after.bus.inMessages - before.bus.inMessages,
        outMessages: after.bus.outMessages - before.bus.outMessages,
        inBytes: after.bus.inBytes - before.bus.inBytes,
        outBytes: after.bus.outBytes - before.bus.outBytes,
      },
    }
  }
}

/** Of all servers together. */
export const cpuMsOf = ({ cpuMs: each }: Cost): number => sum(each)

/** Anonymous memory of each server in bytes. */
export const memoryOfEach = ({ processIds }: Servers): number[] =>
  processIds.map((processId) => memoryOf(processId).anonymous)

/** Limits of address and plan lifted, the rest as it is shipped. */
const LIFTED = {
  RATE_LIMIT_FACTOR: '100000',
  PLAN_FREE_PLAYERS: '100000',
  PLAN_PREMIUM_ATTENDEES: '100000',
  BUDGET_ACCOUNT_ROOMS: '100000',
  BUDGET_ADDRESS_ROOMS: '100000',
  BUDGET_SERVER_ROOMS: '100000',
  BUDGET_ADDRESS_MEGABYTES: '1000000',
  BUDGET_SERVER_MEGABYTES: '1000000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  GET_READY_MS: '',
}

type DatabaseKind = 'embedded' | 'PostgreSQL'

/** Runs something with the address of a new database; undefined where it is embedded. */
export const withDatabase = async <T>(kind: DatabaseKind, run: (address: string | undefined) => Promise<T>) => {
  if (kind === 'embedded') return run(undefined)
  const { address, drop } = await createTestDatabase()
  try {
    return await run(address)
  } finally {
    await drop()
  }
}

/** Runs something with one server on a new database, and the settings by which its data are found. */
export const withServer = async <T>(
  kind: DatabaseKind,
  environment: Record<string, string>,
  run: (servers: Servers, settings: { DATA_DIR: string; DATABASE_URL: string }) => Promise<T>,
): Promise<T> =>
  withDatabase(kind, async (address = '') => {
    const server = await startServer({ ...LIFTED, DATABASE_URL: address, ...environment })
    try {
      return await run(
        { origins: [server.origin], processIds: [server.processId()] },
        { DATA_DIR: server.dataFolder, DATABASE_URL: address },
      )
    } finally {
      await server.close()
    }
  })

/** Runs something with so many nodes on a new database of PostgreSQL, and a NATS of their own. */
export const withCluster = async <T>(
  size: number,
  environment: Record<string, string>,
  run: (servers: Servers) => Promise<T>,
): Promise<T> => {
  const cluster = await startCluster(size, { ...LIFTED, ...environment })
  try {
    const { nodes, nats } = cluster
    return await run({
      origins: nodes.map(({ origin }) => origin),
      processIds: nodes.map((node) => node.processId()),
      nats,
    })
  } finally {
    await cluster.close()
  }
}
