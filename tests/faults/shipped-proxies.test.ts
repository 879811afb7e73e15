import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import type { Certificate } from '../harness/certificate.ts'
import { makeCertificate, whyNoCertificate } from '../harness/certificate.ts'
import { freePort } from '../harness/free-port.ts'
import { joinMember } from '../harness/member.ts'
import { playShortGame } from '../harness/played-game.ts'
import { Player } from '../harness/player.ts'
import { publishShortQuiz, SHORT_QUIZ, scheduleForADay, takeShortQuiz } from '../harness/qtest.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

/** Of a sound of 3 MB, which is more than nginx takes unless it is told. */
const SOUND_SECONDS = 34
const SAMPLES_A_SECOND = 44_100

/** A WAV file of one channel of 16 bits. */
const silence = (seconds: number): Uint8Array<ArrayBuffer> => {
  const bytes = seconds * SAMPLES_A_SECOND * 2
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLES_A_SECOND, 24)
  file.writeUInt32LE(SAMPLES_A_SECOND * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  return new Uint8Array(file)
}

interface Places {
  folder: string
  certificate: Certificate
  port: number
  redirectPort: number
  serverPort: number
}

/** A proxy for which the project ships a configuration, as it is tried on this machine: other ports and files, nothing else. */
interface Shipped {
  command: string
  file: string
  changes(places: Places): readonly (readonly [from: string, to: string])[]
  /** The whole configuration, of which the file may be a part. */
  whole(configuration: string, places: Places): string
  /** What the file is told by its environment. */
  environment?(places: Places): Record<string, string>
  args(file: string): string[]
}

const SHIPPED: readonly Shipped[] = [
  {
    command: 'nginx',
    file: 'nginx.conf',
    changes: ({ certificate, port, redirectPort, serverPort }) => [
      ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['server 127.0.0.1:3000', `server 127.0.0.1:${serverPort}`],
      ['/etc/ssl/quiz.example.org.pem', certificate.certificate],
      ['/etc/ssl/quiz.example.org.key', certificate.key],
    ],
    whole: (configuration, { folder }) => `
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr warn;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
        ${configuration}
      }`,
    args: (file) => ['-c', file, '-e', 'stderr'],
  },
  {
    command: 'haproxy',
    file: 'haproxy.cfg',
    changes: ({ certificate, port, redirectPort, serverPort }) => [
      ['bind :80', `bind 127.0.0.1:${redirectPort}`],
      ['bind :443', `bind 127.0.0.1:${port}`],
      ['server one 127.0.0.1:3000', `server one 127.0.0.1:${serverPort}`],
      ['server one 127.0.0.1:3000', `server one 127.0.0.1:${serverPort}`],
      ['/etc/haproxy/quiz.example.org.pem', certificate.both],
    ],
    whole: (configuration) => configuration,
    args: (file) => ['-db', '-f', file],
  },
  {
    command: 'caddy',
    file: 'Caddyfile',
    changes: ({ certificate }) => [
      // Here nobody gives it a certificate.
      ['request_body {', `bind 127.0.0.1\n\ttls ${certificate.certificate} ${certificate.key}\n\trequest_body {`],
    ],
    environment: ({ port, serverPort }) => ({
      QUIZ_HOST: `https://localhost:${port}`,
      QUIZ_SERVERS: `127.0.0.1:${serverPort}`,
    }),
    whole: (configuration, { redirectPort }) => `{\n\tadmin off\n\thttp_port ${redirectPort}\n}\n${configuration}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
]

const startShipped = async ({ command, file, changes, whole, environment, args }: Shipped, places: Places) => {
  let configuration = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
  for (const [from, to] of changes(places)) {
    expect(configuration).toContain(from)
    configuration = configuration.replace(from, to)
  }
  const written = join(places.folder, file)
  writeFileSync(written, whole(configuration, places))
  // Caddy keeps what it knows in the user's folders.
  const env = { ...process.env, XDG_CONFIG_HOME: places.folder, XDG_DATA_HOME: places.folder, ...environment?.(places) }
  const child = spawn(command, args(written), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const origin = `https://localhost:${places.port}`
  await until(`${command} reaches the server`, async () => {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${said}`)
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true
  })
  const close = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { origin, close }
}

for (const shipped of SHIPPED) {
  const { command } = shipped
  // What it is asked does not matter, and not all of them know the same words.
  const isThere = spawnSync(command, ['-v']).error === undefined
  const whyNot = isThere ? whyNoCertificate() : `there is no ${command} in PATH (Debian's package has its name)`
  if (whyNot !== undefined) console.log(`skipped: ${command} in front of the server, ${whyNot}`)

  test.skipIf(whyNot !== undefined)(
    `OP60 through ${command} as it is shipped, with TLS, somebody signs up, uploads a file, hosts a whole game and has a QTest taken`,
    async () => {
      const folder = newFolder()
      const [port, redirectPort, serverPort] = [await freePort(), await freePort(), await freePort()]
      const settings = { PUBLIC_ORIGIN: `https://localhost:${port}`, TRUST_PROXY: 'loopback', PORT: String(serverPort) }
      const server = await startServer(settings)
      const places = { folder, certificate: makeCertificate(folder), port, redirectPort, serverPort }
      const proxy = await startShipped(shipped, places)
      try {
        const away = await fetch(`http://127.0.0.1:${redirectPort}/pricing`, { redirect: 'manual' })
        expect([away.status, away.headers.get('location')?.startsWith('https://')]).toEqual([
          expect.toSatisfy((status: number) => status === 301 || status === 308),
          true,
        ])

        // What the proxy made, longer than the server's own, and not what the client sent (OP47).
        const named = await fetch(`${proxy.origin}/healthz`, { headers: { 'x-request-id': 'chosen-by-a-client' } })
        expect(named.headers.get('x-request-id')).toMatch(/^[\da-f-]{32,36}$/u)

        const through = { ...server, origin: proxy.origin }
        const host = await joinMember(through, 'behind-a-proxy', 'correct horse 7 staple')
        expect(host.cookie).toMatch(/^__Host-/u)
        const form = new FormData()
        form.append('file', new Blob([silence(SOUND_SECONDS)], { type: 'audio/wav' }), 'silence.wav')
        const headers = { cookie: host.cookie ?? '', 'sec-fetch-site': 'same-origin' }
        const upload = await fetch(`${proxy.origin}/qq/v1/media`, { method: 'POST', headers, body: form })
        expect(upload.status, await upload.text()).toBe(200)

        const quizId = await publishShortQuiz(host, 'Through a proxy')
        const pupils = [
          { name: 'Ann', answers: ['Tom', 'Ann', 'Mira'] },
          { name: 'Bob', answers: ['Tom', null, 'Sol'] },
        ]
        const { ranks } = await playShortGame(through, host, quizId, pupils)
        expect([...ranks]).toEqual([
          ['Ann', 1],
          ['Bob', 2],
        ])

        const qtestId = await scheduleForADay(host, quizId, ['Roll Number'])
        const results = await takeShortQuiz(new Player(proxy.origin, 'Cleo'), qtestId, 'Cleo')
        expect(results).toMatchObject({ rank: 1, correctAnswers: SHORT_QUIZ.length })
      } finally {
        await proxy.close()
        await server.close()
        await rm(folder, { recursive: true, force: true })
      }
    },
  )
}
