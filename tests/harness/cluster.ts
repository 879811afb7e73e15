import { openPostgres } from '../../packages/server/src/adapters/database/postgres.ts'
import type { Database } from '../../packages/server/src/ports.ts'
import { createHeartbeats } from '../../packages/server/src/stores/heartbeats.ts'
import { createJournals } from '../../packages/server/src/stores/journals.ts'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import type { Namespace } from './namespace.ts'
import type { TestNats } from './nats.ts'
import { startNats, whyNoNats } from './nats.ts'
import type { TestServer } from './server.ts'
import { startServer } from './server.ts'

/** Why no cluster can be started here; undefined when one can. */
export const whyNoCluster = async (): Promise<string | undefined> => whyNoNats() ?? (await whyNoPostgres())

/** Servers on one database, with a NATS between them, all of the test's own. */
export interface TestCluster {
  nodes: readonly TestServer[]
  nats: TestNats
  /** The database's address, and the database itself. */
  address: string
  database: Database
  /** The node on which a room runs; undefined while none has it. */
  nodeOf(roomId: string): Promise<TestServer | undefined>
  close(): Promise<void>
}

/** The last node runs in the namespace, where there is one. */
export const startCluster = async (
  size: number,
  environment: Record<string, string> = {},
  namespace?: Namespace,
): Promise<TestCluster> => {
  const nats = await startNats()
  const { address, drop } = await createTestDatabase()
  const nodes: TestServer[] = []
  // Uploads are in a folder that all share.
  const dataFolder = newFolder()
  let database: Database | undefined
  /** By what they are called in the database. */
  const names = new Map<string, TestServer>()
  const nameOf = async (node: TestServer) => {
    database ??= await openPostgres(address, () => {})
    for (const name of await createHeartbeats(database).leaseholders()) if (!names.has(name)) names.set(name, node)
    return database
  }
  for (let number = 1; number <= size; number += 1) {
    const apart = number === size ? namespace : undefined
    const services = [address, nats.address] as const
    const [DATABASE_URL, NATS_URL] = apart ? await Promise.all(services.map((one) => apart.reach(one))) : services
    const server = await startServer(
      { DATABASE_URL: DATABASE_URL ?? '', NATS_URL: NATS_URL ?? '', ...environment },
      apart === undefined ? { dataFolder } : { dataFolder, place: apart },
    )
    const node: TestServer = {
      ...server,
      async start() {
        await server.start()
        await nameOf(node)
      },
    }
    nodes.push(node)
    await nameOf(node)
  }
  const opened = await nameOf(nodes[0] as TestServer)
  const journals = createJournals(opened)
  return {
    nodes,
    nats,
    address,
    database: opened,
    async nodeOf(roomId) {
      const holder = await journals.holderOf('room', roomId)
      return holder?.owner === undefined ? undefined : names.get(holder.owner)
    },
    async close() {
      await Promise.all(nodes.map((node) => node.close()))
      await opened.close()
      await nats.stop()
      await drop()
    },
  }
}
