import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { run } from '../../scripts/child.ts'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { buildWeb, isWebStale } from '../../scripts/web-build.ts'
import { startServer } from '../harness/server.ts'

/** What Lighthouse thinks of the first screens on a phone; the table goes to the page on performance. */
const VERSION = '13.5.0'
const root = join(import.meta.dirname, '..', '..')
const page = join(root, 'docs', 'performance.md')
// 176 MB that nobody needs who runs or changes the product: fetched when it is asked for, not with the rest.
const home = join(root, 'node_modules', '.cache', `lighthouse-${VERSION}`)
const lighthouse = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

const Report = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
})
type Report = z.infer<typeof Report>
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

const install = async () => {
  if (existsSync(lighthouse)) return true
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{"private":true}')
  const wanted = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
  return (await run('npm', wanted, { cwd: home })) === 0
}

const look = async (url: string, chromiumPath: string): Promise<Report> => {
  const report = join(home, 'report.json')
  const args = [
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ]
  const code = await run(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromiumPath } })
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}`)
  return Report.parse(JSON.parse(readFileSync(report, 'utf8')))
}

const openRoom = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/qq/v1/createinvite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ quizId: 'farm-friends' }),
  })
  return z.object({ roomId: z.string() }).parse(await reply.json()).roomId
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null) throw new Error('There is no Chromium, and none could be installed: set CHROMIUM_PATH.')
if (isWebStale() && !(await buildWeb())) throw new Error('The web could not be built.')
if (!(await install())) throw new Error('Lighthouse could not be fetched.')
const server = await startServer({ NODE_ENV: 'production' })
try {
  const screens = {
    home: server.origin,
    join: `${server.origin}/${await openRoom(server.origin)}`,
    'sign-in': `${server.origin}/signin`,
    'sign-up': `${server.origin}/signup`,
  }
  const rows: string[] = []
  for (const [name, url] of Object.entries(screens)) {
    const { categories, audits } = await look(url, chromiumPath)
    const all = Object.values(categories)
    if (rows.length === 0) {
      rows.push(row(['screen', ...all.map(({ title }) => title), 'first paint', 'largest paint', 'blocked']))
      rows.push(row(['---', ...all.map(() => '---'), '---', '---', '---']))
    }
    const scores = all.map(({ score }) => (score === null ? '–' : String(Math.round(score * 100))))
    rows.push(row([name, ...scores, ...TIMES.map((time) => audits[time]?.displayValue ?? '–')]))
  }
  const table = rows.join('\n')
  console.log(table)
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(/(<!-- lighthouse -->\n)[\s\S]*?(<!-- end -->)/, (_, from, to) => `${from}\n${table}\n\n${to}`),
  )
} finally {
  await server.close()
}
