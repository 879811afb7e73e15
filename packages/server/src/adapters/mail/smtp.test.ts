import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { confirmationMail } from '../../features/accounts/mails.ts'
import { NotDone } from '../../jobs/not-done.ts'
import { senderOf, smtpMailer } from './smtp.ts'

interface Arrived {
  from: string
  to: string[]
  isSecure: boolean
  raw: string
}

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const opened of open.splice(0)) opened.close()
})

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        arrived.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          raw: Buffer.concat(chunks).toString('latin1'),
        })
        done()
      })
    },
    ...options,
  })
  // A connection that ends early is the client's concern.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  open.push({ close: () => server.close() })
  const address = listening.address()
  return { arrived, port: address !== null && typeof address === 'object' ? address.port : 0 }
}

const from = { name: 'Quökka, Quiz', address: 'no-reply@quiz.example' }
/** Soon enough to be waited for, and late enough for a machine that is busy not to be taken for a silent server. */
const HASTY = { timeoutsMs: { setUp: 2_000, step: 1_000, whole: 10_000 } }
const mailerTo = (port: number, query = '', patience: Partial<typeof HASTY> = {}) => {
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}${query}`, from, ...patience })
  open.push(mailer)
  return mailer
}

const mail = { to: 'ada@example.org', subject: 'Grüße 🦘', text: 'Grüß Gott\n', html: '<p>Grüß Gott</p>\n' }

/** The header lines of an email or a part, unfolded. */
const headersOf = (raw: string): string[] => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')

const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    )

const unquoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const partsOf = (raw: string): Map<string, string> => {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? []
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  return new Map(
    parts.map((part) => {
      const headers = headersOf(part.trimStart()).join('\n').toLowerCase()
      const body = part.trimStart().split('\r\n\r\n').slice(1).join('\r\n\r\n')
      const bytes = headers.includes('base64') ? Buffer.from(body, 'base64') : Buffer.from(unquoted(body), 'latin1')
      return [/content-type: ([^;\n]+)/.exec(headers)?.[1] ?? '', bytes.toString()]
    }),
  )
}

test('ML1 an email arrives whole: sender, recipient, a subject in any script, text and HTML with the same code', async () => {
  const server = await startMailServer()
  const letter = confirmationMail(
    { email: 'ada@example.org', language: 'en' },
    { brandName: 'Quökka <b>& 🦘', origin: 'https://quiz.example' },
    { code: 'K7QPRX', minutes: 10 },
  )
  await mailerTo(server.port).send(letter)
  const [arrived] = server.arrived
  expect(arrived).toMatchObject({ from: 'no-reply@quiz.example', to: ['ada@example.org'] })
  const headers = headersOf(arrived?.raw ?? '').map(decodedWords)
  expect(headers).toContain('Subject: Quökka <b>& 🦘: your confirmation code')
  expect(headers).toContain('From: Quökka, Quiz <no-reply@quiz.example>')
  expect(headers).toContain('To: ada@example.org')
  expect(headers).toContain('Auto-Submitted: auto-generated')
  const parts = partsOf(arrived?.raw ?? '')
  expect([...parts.keys()]).toEqual(['text/plain', 'text/html'])
  expect(parts.get('text/plain')).toContain('\nQuökka <b>& 🦘')
  expect(parts.get('text/html')).toContain('>Quökka &#60;b&#62;&#38; 🦘</p>')
  for (const part of parts.values()) {
    expect(part).toContain('K7QPRX')
    expect(part).toContain('https://quiz.example/signin')
  }
})

test.each([
  ['hi', 'ltr', 'Owl Quiz: आपका पुष्टि कोड', '10 मिनट'],
  ['ar', 'rtl', '\u2068Owl Quiz\u2069: \u2068رمز التأكيد\u2069', '١٠ دقائق'],
] as const)(
  'LG8 an email in %s arrives in its script and direction, as text and as HTML',
  async (language, direction, subject, time) => {
    const server = await startMailServer()
    const sender = { brandName: 'Owl Quiz', origin: 'https://quiz.example' }
    const to = { email: 'ada@example.org', language }
    await mailerTo(server.port).send(confirmationMail(to, sender, { code: 'K7QPRX', minutes: 10 }))
    const raw = server.arrived[0]?.raw ?? ''
    expect(headersOf(raw).map(decodedWords)).toContain(`Subject: ${subject}`)
    const parts = partsOf(raw)
    expect(parts.get('text/html')).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const part of parts.values()) for (const said of [time, 'K7QPRX']) expect(part).toContain(said)
  },
)

test('OP48 an email names the request that caused it in a header, and one that the server sends by itself has none', async () => {
  const server = await startMailServer()
  await mailerTo(server.port).send(mail, 'request-1')
  await mailerTo(server.port).send(mail)
  const named = server.arrived.map(({ raw }) => headersOf(raw).filter((line) => /^x-request-id:/i.test(line)))
  expect(named).toEqual([['X-Request-ID: request-1'], []])
  expect(server.arrived.every(({ raw }) => headersOf(raw).includes('Auto-Submitted: auto-generated'))).toBe(true)
})

test('ML2 STARTTLS is taken when it is offered', async () => {
  const server = await startMailServer({ hideSTARTTLS: false })
  await mailerTo(server.port, '?tls.rejectUnauthorized=false').send(mail)
  expect(server.arrived).toMatchObject([{ isSecure: true }])
})

test('ML2 a mail server whose certificate nobody vouches for gets nothing', async () => {
  const server = await startMailServer({ hideSTARTTLS: false })
  await expect(mailerTo(server.port).send(mail)).rejects.toThrow('a mail was not sent: ')
  expect(server.arrived).toEqual([])
})

const failureOf = (sent: Promise<void>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Answers a delivery as a server of SMTP does, up to a step at which it falls silent or hangs up. */
const startBrokenServer = async (
  step: 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end',
  does: 'silent' | 'closes',
) => {
  const server = createServer((socket) => {
    const breakOff = () => {
      if (does === 'closes') socket.destroy()
    }
    socket.on('error', () => {})
    let isInData = false
    socket.on('data', (bytes) => {
      for (const line of bytes
        .toString('latin1')
        .split('\r\n')
        .filter((each) => each !== '')) {
        if (isInData && line !== '.') continue
        const command = isInData ? 'end' : (line.split(' ', 1)[0] ?? '')
        if (command === step) return breakOff()
        isInData = command === 'DATA'
        socket.write(isInData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
    if (step === 'greeting') breakOff()
    else socket.write('220 broken.example\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  open.push({
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const)(
  'ML3 a server that is silent or hangs up at the step %s holds nothing up, and it is known whether the email may have left',
  async (step) => {
    const may = step === 'end' ? 'unknown' : 'later'
    for (const does of ['silent', 'closes'] as const) {
      const failure = await failureOf(mailerTo(await startBrokenServer(step, does), '', HASTY).send(mail))
      expect([does, failure]).toEqual([does, expect.objectContaining({ outcome: may })])
    }
  },
)

test('ML3 a server that is away or busy may be tried later, and what is said of it tells no address', async () => {
  const away = await failureOf(mailerTo(await freePort()).send(mail))
  expect(away).toMatchObject({ outcome: 'later', message: 'a mail was not sent: ESOCKET ECONNREFUSED' })
  const busy = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('try later, ada@example.org'), { responseCode: 451 })),
  })
  const later = await failureOf(mailerTo(busy.port).send(mail))
  expect(later).toMatchObject({ outcome: 'later', message: 'a mail was not sent: EENVELOPE 451' })
  expect(busy.arrived).toEqual([])
})

test('ML4 an email that is refused is refused for good, and the failure tells no address', async () => {
  let tries = 0
  const server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      tries += 1
      done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }))
    },
  })
  const failure = await failureOf(mailerTo(server.port).send(mail))
  expect(tries).toBe(1)
  expect(failure).toEqual(new NotDone('a mail was not sent: EENVELOPE 550', 'never'))
  expect(failure).toMatchObject({ outcome: 'never' })
  expect(inspect(failure, { showHidden: true })).not.toContain('ada@')
})

test('ML15 a check says whether the mail server lets us in, without a secret', async () => {
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'quiz' }) : done(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  const at = (password: string) => {
    const mailer = smtpMailer({ url: `smtp://quiz:${password}@127.0.0.1:${server.port}`, from })
    open.push(mailer)
    return mailer.check()
  }
  expect(await at('right')).toBeUndefined()
  expect(await at('guessed')).toBe('EAUTH 535')
  expect(await mailerTo(await freePort()).check()).toBe('ESOCKET ECONNREFUSED')
})

test.each([
  ['an address with a line break', { ...mail, to: 'ada@example.org\r\nBcc: eve@example.org' }],
  ['a list of addresses', { ...mail, to: 'ada@example.org, eve@example.org' }],
  ['an address in an address', { ...mail, to: 'ada@example.org> <eve@example.org' }],
  ['a subject with a line break', { ...mail, subject: 'Hi\r\nBcc: eve@example.org\r\n\r\nBuy!' }],
])('ML5 %s adds no recipient and no header', async (_, hostile) => {
  const server = await startMailServer()
  await mailerTo(server.port)
    .send(hostile)
    .catch(() => {})
  for (const { to, raw } of server.arrived) {
    expect(to).toHaveLength(1)
    expect(to).not.toContain('eve@example.org')
    expect(headersOf(raw).filter((line) => /^(b?cc|buy)/i.test(line))).toEqual([])
  }
})

test('ML5 a brand with line breaks adds no header and no recipient', async () => {
  const server = await startMailServer()
  const letter = confirmationMail(
    { email: 'ada@example.org', language: 'en' },
    { brandName: 'Owl\r\nBcc: eve@example.org', origin: undefined },
    { code: 'K7QPRX', minutes: 10 },
  )
  await mailerTo(server.port).send(letter)
  expect(server.arrived).toMatchObject([{ to: ['ada@example.org'] }])
  expect(headersOf(server.arrived[0]?.raw ?? '').filter((line) => /^b?cc/i.test(line))).toEqual([])
})

test.each([
  [{ MAIL_FROM: 'Owl <owl@quiz.example>', PUBLIC_ORIGIN: [] }, 'Owl <owl@quiz.example>'],
  [{ PUBLIC_ORIGIN: ['https://quiz.example:8443'] }, { name: 'Owl', address: 'no-reply@quiz.example' }],
  [{ PUBLIC_ORIGIN: ['http://192.168.1.7:3000'] }, { name: 'Owl', address: 'no-reply@localhost' }],
  [{ PUBLIC_ORIGIN: [] }, { name: 'Owl', address: 'no-reply@localhost' }],
])('ML6 with %j emails are from %j', (config, sender) => {
  expect(senderOf({ BRAND_NAME: 'Owl', MAIL_FROM: undefined, ...config })).toEqual(sender)
})
