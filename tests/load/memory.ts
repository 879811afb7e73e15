import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { startServer } from '../harness/server.ts'
import type { Memory } from './usage.ts'
import { memoryOf } from './usage.ts'

/** What the processes of an idle server hold. */
const IDLE_MS = Number(process.env.BENCH_IDLE_MS ?? 20_000)
const root = join(import.meta.dirname, '..', '..')
/** What `npm start` runs; npm itself is not counted. */
const START = [join(root, 'scripts', 'bootstrap.mjs'), 'scripts/start.ts']

const parentOf = (processId: number): number => {
  try {
    return Number(readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

/** A process and all that descend from it. */
const treeOf = (processId: number): number[] => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((candidate) => parentOf(candidate) === processId)
  return [processId, ...children.flatMap(treeOf)]
}

const row = (name: string, processIds: readonly number[]): string => {
  const memories = processIds.map(memoryOf)
  const megabytes = (part: keyof Memory) =>
    `${(memories.reduce((sum, memory) => sum + memory[part], 0) / 1_048_576).toFixed(0)} MB`
  const figures = [String(processIds.length), megabytes('resident'), megabytes('proportional'), megabytes('anonymous')]
  return `| ${[name, ...figures].join(' | ')} |`
}

/** Starts a server on nothing, then once more on what the first start made; a row of each. */
const measure = async (name: string, environment: Record<string, string>): Promise<string[]> => {
  const server = await startServer(
    { NODE_ENV: 'production', ...environment },
    { command: START, dataFolder: newFolder() },
  )
  try {
    await pause(IDLE_MS)
    const first = row(`${name}, first start`, treeOf(server.processId()))
    await server.stop()
    await server.start()
    await pause(IDLE_MS)
    return [first, row(`${name}, later starts`, treeOf(server.processId()))]
  } finally {
    await server.close()
  }
}

const measurePostgres = async (): Promise<string[]> => {
  const noPostgres = await whyNoPostgres()
  if (noPostgres !== undefined) return [`PostgreSQL: skipped, ${noPostgres}.`]
  const database = await createTestDatabase()
  try {
    return await measure('PostgreSQL', { DATABASE_URL: database.address })
  } finally {
    await database.drop()
  }
}

console.log(
  [
    `Memory of a server that was idle for ${IDLE_MS / 1_000} s:`,
    '',
    '| server | processes | resident | proportional | anonymous |',
    '| --- | --- | --- | --- | --- |',
    ...(await measure('embedded database', {})),
    ...(await measurePostgres()),
  ].join('\n'),
)
