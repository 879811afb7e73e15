import { mailedCode } from '../harness/mailbox.ts'
import { Player } from '../harness/player.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'
import { broughtQuiz } from './brought-quiz.ts'
import { median } from './usage.ts'

/** How long the largest bodies that a member may send keep the server from everything else. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const LARGEST = 8_000_000
const PASSWORD = 'correct horse 7 staple'
const METER = new URL('stall-meter.ts', import.meta.url).pathname
const MAIN = new URL('../../packages/server/src/main.ts', import.meta.url).pathname
const server = await startServer({}, { command: ['--import', METER, MAIN] })
const member = new Player(server.origin, 'Member')
const email = 'member@example.org'
await member.call('signup', { username: 'member-one', email, password: PASSWORD, age_group: '18+' })
const confirmation_code = await mailedCode(server.dataFolder, email)
await member.call('confirmsignup', { username: 'member-one', confirmation_code })
await member.call('signin', { username: 'member-one', password: PASSWORD })

const told = () => [...server.output().matchAll(/^stall (\S+) (\S+)$/gm)]

/** The longest turn of the server's event loop since it was asked last. */
const longestStall = async (): Promise<{ cpuMs: number; clockMs: number }> => {
  const before = told().length
  process.kill(server.processId(), 'SIGUSR2')
  await until('the meter tells', () => told().length > before)
  const [, cpuMs, clockMs] = told().at(-1) ?? []
  return { cpuMs: Number(cpuMs), clockMs: Number(clockMs) }
}

const quiz = (name: string, image: string) =>
  `{"quizName":"${name}","quizDescription":"Fish","ageGroup":"18+","quizImage":"${image}"}`
const filled = (piece: string): string => quiz('Reef', piece.repeat((LARGEST - 200) / Buffer.byteLength(piece)))
const dataUrl = (piece: string): string =>
  quiz('Reef', `data:image/png;base64,${piece.repeat((LARGEST - 200) / piece.length)}`)
const nested = (opening: string, closing: string): string =>
  opening.repeat(LARGEST / 2 - 1) + closing.repeat(LARGEST / 2 - 1)

const BODIES: Readonly<Record<string, string>> = {
  'a data URL of letters': dataUrl('QUJD'),
  'a data URL that is no base64': dataUrl('*-* '),
  'a data URL with escapes': dataUrl('QUI\\/'),
  'a data URL beside a name in another script': dataUrl('QUJD').replace('Reef', '珊瑚 🐠'),
  'two data URLs': quiz(`data:,${'A'.repeat(LARGEST / 2 - 500)}`, `data:,${'A'.repeat(LARGEST / 2)}`),
  'lists in lists': nested('[', ']'),
  'empty records': `[${'{},'.repeat(LARGEST / 3 - 2)}1]`,
  '700,000 names': `{${Array.from({ length: 680_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a prototype at the end': `{${'"a":1,'.repeat(LARGEST / 6 - 10)}"__proto__":{}}`,
  'escaped line ends': filled('\\n'),
  'halves of pairs': filled('\\ud83d'),
  'letters of two bytes': filled('é'),
  'beginnings of data URLs': filled('\\"data:'),
  'quotation marks': `[${'"",'.repeat(LARGEST / 3 - 2)}1]`,
}

const send = async (body: string, path = 'createquiz/createquiz'): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: member.cookie ?? '' }
  const reply = await fetch(`${server.origin}/qq/v1/${path}`, { method: 'POST', headers, body })
  await reply.text()
  return reply.status
}

const figures = (times: readonly number[]): string =>
  `${median(times).toFixed(1)} ms | ${Math.max(...times).toFixed(1)} ms`

console.log(
  `| 8 MB of | answer | processor, median of ${ROUNDS} | worst | clock, median | worst |\n|---|---|---|---|---|---|`,
)
const measure = async (name: string, rounds: number, sendOne: (round: number) => Promise<number>): Promise<void> => {
  const stalls: { cpuMs: number; clockMs: number }[] = []
  let status = 0
  for (let round = 0; round < rounds; round += 1) {
    await longestStall()
    status = await sendOne(round)
    stalls.push(await longestStall())
  }
  const [cpu, clock] = [stalls.map(({ cpuMs }) => cpuMs), stalls.map(({ clockMs }) => clockMs)]
  console.log(`| ${name} | ${status} | ${figures(cpu)} | ${figures(clock)} |`)
}

for (const [name, body] of Object.entries({ 'nothing (a small body)': '{}', ...BODIES }))
  await measure(name, ROUNDS, () => send(body))
await measure('5,000 questions, in 25 quizzes', 25, (round) =>
  send(broughtQuiz(String(round)), 'createquiz/importquiz'),
)
await server.close()
