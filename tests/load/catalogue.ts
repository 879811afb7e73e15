import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { startServer } from '../harness/server.ts'
import { quantile, residentBytes } from './usage.ts'

/** What the list of ready-made quizzes costs: milliseconds and bytes on the line, beside a file of the page from the same server. */
const CALLS = Number(process.env.BENCH_CALLS ?? 1_000)
const TOGETHER = 4
const LIST = '/qq/v1/getreadymadequizzes'
const ASSETS = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist', 'assets')

interface Asked {
  name: string
  path: string
  headers?: Record<string, string>
}

const startedMs = performance.now()
const server = await startServer({ RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', NODE_ENV: 'production' })
const readyMs = performance.now() - startedMs

const ask = async ({ path, headers }: Asked): Promise<{ ms: number; bytes: number; etag: string | null }> => {
  const beganMs = performance.now()
  // `fetch` unzips what it reads: the bytes on the line are counted by a request that does not.
  const reply = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })
  const { byteLength } = await reply.arrayBuffer()
  const bytes = Number(reply.headers.get('content-length') ?? byteLength)
  return { ms: performance.now() - beganMs, bytes, etag: reply.headers.get('etag') }
}

const measure = async (asked: Asked): Promise<string> => {
  for (let call = 0; call < 50; call += 1) await ask(asked)
  const taken: number[] = []
  let bytes = 0
  const one = async () => {
    while (taken.length < CALLS) {
      const { ms, bytes: sent } = await ask(asked)
      taken.push(ms)
      bytes = sent
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, one))
  const figures = [0.5, 0.99].map((share) => `${quantile(taken, share).toFixed(1)} ms`)
  return `| ${[asked.name, ...figures, `${(bytes / 1_000).toFixed(1)} kB`].join(' | ')} |`
}

try {
  const { etag } = await ask({ name: '', path: LIST })
  const zipped = { 'accept-encoding': 'gzip' }
  const { bytes: listBytes } = await ask({ name: '', path: LIST, headers: zipped })
  const near = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .sort((left, right) => {
      const away = (file: string) => Math.abs(statSync(join(ASSETS, file)).size - 3 * listBytes)
      return away(left) - away(right)
    })
  console.log(`${readQuizzes().length} ready-made quizzes; ready after ${(readyMs / 1_000).toFixed(1)} s`)
  console.log(`${CALLS} calls each, ${TOGETHER} at a time\n`)
  console.log('| | p50 | p99 | on the line |\n|---|---|---|---|')
  for (const asked of [
    { name: 'the list, zipped', path: LIST, headers: zipped },
    { name: 'the list, as it is', path: LIST },
    { name: 'the list that a browser has already', path: LIST, headers: { 'if-none-match': etag ?? '' } },
    { name: 'a search', path: `${LIST}?search=photosynthesis`, headers: zipped },
    { name: 'the categories', path: '/qq/v1/getcategories', headers: zipped },
    { name: 'reference: a script of the page', path: `/assets/${near[0]}`, headers: zipped },
  ])
    console.log(await measure(asked))
  console.log(`\nresident at the end: ${(residentBytes(server.processId()) / 1_048_576).toFixed(0)} MB`)
} finally {
  await server.stop()
}
