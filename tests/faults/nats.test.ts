import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { natsBus } from '../../packages/server/src/adapters/bus/nats.ts'
import type { Bus } from '../../packages/server/src/ports.ts'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import type { TestNats } from '../harness/nats.ts'
import { startNats, whyNoNats } from '../harness/nats.ts'

const whyNot = whyNoNats()
if (whyNot !== undefined) console.log(`skipped: NATS, ${whyNot}`)

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const start = async (settings: readonly string[] = []): Promise<TestNats> => {
  const nats = await startNats(settings)
  closing.push(nats.stop)
  return nats
}

const open = async (address: string, more: { authorityFile?: string; installation?: string } = {}): Promise<Bus> => {
  const { authorityFile, installation = 'here' } = more
  const bus = await natsBus({
    addresses: [address],
    credentialsFile: undefined,
    authorityFile,
    installation,
    onConnected: () => {},
  })
  closing.push(bus.close)
  return bus
}

test.skipIf(whyNot !== undefined)('CL9 a node that nobody is is told from one that does not answer', async () => {
  const { address } = await start()
  const [asking, answering, stranger] = [
    await open(address),
    await open(address),
    await open(address, { installation: 'other' }),
  ]
  answering.listen('node', async (topic, question) => `${topic}: ${question}`)
  answering.listen('silent', () => new Promise(() => {}))
  answering.listen('failing', async () => {
    throw new Error('a bug')
  })
  // A subscription reaches the server a moment after it is made.
  await expect.poll(() => asking.ask('node', 'rooms', 'hello', 5_000)).toEqual({ ok: true, value: 'rooms: hello' })
  expect(await asking.ask('another', 'rooms', 'hello', 5_000)).toEqual({ ok: false, refusal: 'nobody' })
  expect(await stranger.ask('node', 'rooms', 'hello', 5_000)).toEqual({ ok: false, refusal: 'nobody' })
  for (const node of ['silent', 'failing'])
    await expect.poll(() => asking.ask(node, 'rooms', 'hello', 50)).toEqual({ ok: false, refusal: 'silent' })
  const tooLarge = 'x'.repeat(2_000_000)
  expect(await asking.ask('node', 'rooms', tooLarge, 50)).toEqual({ ok: false, refusal: 'silent' })
  expect(await asking.ask('node', 'rooms', 'still here', 5_000)).toEqual({ ok: true, value: 'rooms: still here' })
})

test.skipIf(whyNot !== undefined)(
  'CL9 while NATS is away everybody is silent, and it goes on when it is back',
  async () => {
    const nats = await start()
    const [asking, answering] = [await open(nats.address), await open(nats.address)]
    answering.listen('node', async () => 'here')
    await nats.stop()
    expect(await asking.ask('node', 'rooms', '', 200)).toEqual({ ok: false, refusal: 'silent' })
    await expect.poll(asking.isConnected).toBe(false)
    await nats.start()
    await expect
      .poll(() => asking.ask('node', 'rooms', '', 500), { timeout: 20_000 })
      .toEqual({ ok: true, value: 'here' })
    expect(asking.isConnected()).toBe(true)
  },
)

test.skipIf(whyNot !== undefined)(
  'CL9 user and password, or a token, stand in the address; a wrong one ends the start with a sentence',
  async () => {
    const { port } = await start(['--user', 'quokka', '--pass', 'p@ss word'])
    expect((await open(`nats://quokka:p%40ss%20word@127.0.0.1:${port}`)).isConnected()).toBe(true)
    await expect(open(`nats://quokka:wrong@127.0.0.1:${port}`)).rejects.toThrow(
      'The NATS server of NATS_URL cannot be reached',
    )
    const withToken = await start(['--auth', 'a-token'])
    expect((await open(`nats://a-token@127.0.0.1:${withToken.port}`)).isConnected()).toBe(true)
    await expect(open(withToken.address)).rejects.toThrow('or does not let us in')
    await expect(open('nats://127.0.0.1:1')).rejects.toThrow('cannot be reached')
  },
)

/** Makes the certificate. */
const isOpensslHere = spawnSync('openssl', ['version']).error === undefined
if (!isOpensslHere) console.log('skipped: NATS over TLS, there is no openssl in PATH')

test.skipIf(whyNot !== undefined || !isOpensslHere)(
  'CL9 over TLS a certificate must be signed by the one of NATS_CA_FILE',
  async () => {
    const folder = newFolder()
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
      {
        stdio: 'ignore',
      },
    )
    const { port } = await start(['--tls', '--tlscert', certificate, '--tlskey', key])
    expect((await open(`tls://localhost:${port}`, { authorityFile: certificate })).isConnected()).toBe(true)
    await expect(open(`tls://localhost:${port}`)).rejects.toThrow('cannot be reached')
  },
)
