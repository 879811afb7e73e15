import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
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
  /** The database's address. */
  address: string
  close(): Promise<void>
}

export const startCluster = async (size: number, environment: Record<string, string> = {}): Promise<TestCluster> => {
  const nats = await startNats()
  const { address, drop } = await createTestDatabase()
  const nodes: TestServer[] = []
  // Uploads are in a folder that all share.
  const dataFolder = newFolder()
  for (let number = 0; number < size; number += 1)
    nodes.push(await startServer({ DATABASE_URL: address, NATS_URL: nats.address, ...environment }, { dataFolder }))
  return {
    nodes,
    nats,
    address,
    async close() {
      await Promise.all(nodes.map((node) => node.close()))
      await nats.stop()
      await drop()
    },
  }
}
