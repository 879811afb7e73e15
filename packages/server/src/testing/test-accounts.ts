import type { AgeGroup } from '@quokka/core/accounts'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { systemChance } from '../adapters/chance.ts'
import { wallClock } from '../adapters/clock.ts'
import type { Server } from '../compose/compose.ts'
import { compose } from '../compose/compose.ts'
import { readConfig } from '../config.ts'
import { createSessions } from '../http/callers/session.ts'
import type { NotDoneOutcome } from '../jobs/not-done.ts'
import { NotDone } from '../jobs/not-done.ts'
import type { Bus, Clock, Database, IdentityProviders, Mail, RunningClock } from '../ports.ts'
import { createSecretHashes } from '../signing-in/password-hash.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createSessionStore } from '../stores/sessions.ts'
import { openTestDatabase } from './databases.ts'
import { undeclared } from './declared-answers.ts'
import { newFolder } from './new-folder.ts'
import { NO_DESCRIPTIONS } from './test-app.ts'

/**
 * A browser: it keeps cookies between calls, and its calls come from the product's own pages. An answer that `/openapi.json` does
 * not declare fails the test.
 */
export interface Browser {
  cookies: Map<string, string>
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** Where a limit is so many a minute, a busy machine would let more through: there the clock is stopped. */
export interface TestClock extends Clock, RunningClock {
  /** Lets time pass. */
  skip(ms: number): void
  /** Sets the wall's clock on by so much, or back: no time passes. */
  setWall(byMs: number): void
  /** From now on only `skip` moves it. */
  stop(): void
  /** It runs again, from where it was stopped. */
  start(): void
}

/** The whole server over a real database; emails are kept, time can be moved. */
export interface TestAccounts
  extends Pick<Server, 'app' | 'media' | 'billing' | 'setUp' | 'runRetention' | 'startJobs'> {
  database: Database
  /** Of the database: while it is full, what asks first is refused. */
  disk: { isFull: boolean }
  clock: TestClock
  mails: Mail[]
  metrics: Registry
  /** The lines of the log that tell of a failure. */
  failures: readonly string[]
  /** Makes so many of the next emails fail to be handed over; nothing of them left unless an outcome says otherwise. */
  failMails(count: number, outcome?: NotDoneOutcome): void
  /** The folder of what is not in the database. */
  dataFolder: string
  /** The folder of the built web; empty at first. */
  webFolder: string
  /** The folder of the catalogue's pictures; empty at first. */
  picturesFolder: string
  /** Counts a name as one that an upload of whoever is signed in there gave out, without content. */
  giveMediaName(name: string, by: Pick<Browser, 'get'>): Promise<string>
  /** Listens on a free port and answers the origin, for sockets. */
  listen(): Promise<string>
  /** Waits for the jobs that are due. */
  settled(): Promise<void>
  /** The newest mail to an address, its code included. */
  mailTo(address: string): Promise<Mail & { code: string }>
  browser(remoteAddress?: string): Browser
  /** A browser that has signed in to a new, confirmed account. */
  member(
    name?: string,
    ageGroup?: AgeGroup,
    remoteAddress?: string,
  ): Promise<Browser & { name: string; email: string; password: string }>
  /** A browser that is signed in as the first administrator, with an app for codes; one for each server. */
  administrator(): Promise<Browser>
  close(): Promise<void>
}

/** Where the pages of its browsers come from. */
export const PUBLIC_ORIGIN = 'http://localhost'
export const SETUP_TOKEN = 'the-operator-has-set-this'
export const PASSWORD = 'correct horse 7 staple'
/** A hash is slow by intent: in tests it takes as little as the server allows. */
export const QUICK_HASHES = { PASSWORD_MEMORY_KIB: '1024' }

const testClock = (): TestClock => {
  let skippedMs = 0
  let stoppedAtMs: number | undefined
  let wallAheadMs = 0
  const wallMs = () => (stoppedAtMs ?? wallClock.nowMs()) + skippedMs
  return {
    nowMs: () => wallMs() + wallAheadMs,
    runningMs: wallMs,
    setWall: (byMs) => {
      wallAheadMs += byMs
    },
    skip: (ms) => {
      skippedMs += ms
    },
    stop: () => {
      stoppedAtMs ??= wallClock.nowMs()
    },
    start: () => {
      if (stoppedAtMs !== undefined) skippedMs += stoppedAtMs - wallClock.nowMs()
      stoppedAtMs = undefined
    },
  }
}

export const openTestAccounts = async ({
  limitFactor = 1_000,
  providers = new Map(),
  settings = {},
  database: opened,
  bus,
}: {
  /** Multiplies every limit; so high by default that none is met. */
  limitFactor?: number
  providers?: IdentityProviders
  settings?: Record<string, string>
  /** By default a new one. */
  database?: Database
  /** The way to other servers on the same database, of which this is then one. */
  bus?: Bus
} = {}): Promise<TestAccounts> => {
  const dataFolder = newFolder()
  const read = readConfig({
    PUBLIC_ORIGIN,
    ADMIN_SETUP_TOKEN: SETUP_TOKEN,
    RATE_LIMIT_FACTOR: String(limitFactor),
    NODE_ENV: 'test',
    DATA_DIR: dataFolder,
    GET_READY_MS: '300',
    ...QUICK_HASHES,
    ...settings,
  })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { config } = read
  const disk = { isFull: false }
  const database: Database = { ...(opened ?? (await openTestDatabase())), canWrite: () => !disk.isFull }
  const clock = testClock()
  const mails: Mail[] = []
  const metrics = new Registry()
  const failures: string[] = []
  const picturesFolder = newFolder()
  const webFolder = newFolder()
  let failing = 0
  let failOutcome: NotDoneOutcome = 'later'
  const send = async (mail: Mail): Promise<void> => {
    failing -= 1
    if (failing >= 0) throw new NotDone('the mail server is away', failOutcome)
    mails.push(mail)
  }
  const {
    app,
    media,
    billing,
    setUp,
    runRetention,
    startJobs,
    jobsSettled: settled,
    resume,
    stop,
  } = await compose({
    config,
    log: pino({ level: 'error' }, { write: (line) => failures.push(line) }),
    clock,
    processClock: clock,
    chance: systemChance,
    database,
    mailer: { send },
    openBus: async () => bus,
    providers,
    metrics,
    descriptions: NO_DESCRIPTIONS,
    lanAddresses: () => [],
    folders: { web: webFolder, pictures: picturesFolder },
    phase: () => 'ready',
  })
  if (bus !== undefined) await resume()
  await startJobs()

  const browser = (remoteAddress = '127.0.0.1'): Browser => {
    const cookies = new Map<string, string>()
    const send = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: object) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const url = path.startsWith('/') ? path : `/qq/v1/${path}`
      const reply = await app.inject({
        method,
        remoteAddress,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
        ...(body && { payload: body }),
      })
      for (const { name, value } of reply.cookies)
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      const [address = ''] = url.split('?')
      const contentType = String(reply.headers['content-type'] ?? '')
      const surprise = undeclared(method, address, { statusCode: reply.statusCode, contentType, body: reply.payload })
      if (surprise !== undefined) throw new Error(surprise)
      return reply
    }
    return {
      cookies,
      post: (path, body = {}, headers = {}) => send('POST', path, headers, body),
      get: (path, headers = {}) => send('GET', path, headers),
    }
  }

  const mailTo = async (address: string) => {
    await settled()
    const mail = mails.findLast(({ to }) => to === address)
    if (mail === undefined) throw new Error(`no mail went to ${address}`)
    return { ...mail, code: /^[A-Z0-9]{6}$/m.exec(mail.text)?.[0] ?? '' }
  }

  const accounts = createAccounts(database)
  /** Made once, as what each member has. */
  const passwordHash = createSecretHashes(config.PASSWORD_MEMORY_KIB).hash(PASSWORD)
  const sessions = createSessions({
    store: createSessionStore(database),
    isSecure: false,
    chance: systemChance,
    clock,
    owner: 'test',
  })
  let made = 0
  return {
    app,
    database,
    disk,
    clock,
    mails,
    metrics,
    failures,
    failMails: (count, outcome = 'later') => {
      failing = count
      failOutcome = outcome
    },
    dataFolder,
    picturesFolder,
    webFolder,
    media,
    billing,
    setUp,
    async giveMediaName(name, by) {
      const now = new Date(clock.nowMs())
      const { user_id } = await database.kysely
        .selectFrom('account')
        .select('user_id')
        .where('email', '=', (await by.get('getprofile')).json().email)
        .executeTakeFirstOrThrow()
      const row = { name, user_id, kind: 'image', bytes: '1', created_at: now, wanted_at: now }
      await database.kysely.insertInto('media_file').values(row).execute()
      return name
    },
    runRetention,
    startJobs,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    settled,
    mailTo,
    browser,
    async member(wanted, ageGroup = '18+', remoteAddress = '127.0.0.1') {
      made += 1
      const name = wanted ?? `member${made}x`
      const visitor = browser(remoteAddress)
      const email = `${name}@example.org`
      const account = { userId: systemChance.newId(), userName: name, email, passwordHash: await passwordHash }
      await accounts.create({ ...account, userType: 'REGULAR', ageGroup, isConfirmed: true }, clock.nowMs())
      const stored = await accounts.byNameOrEmail(name)
      if (stored === undefined) throw new Error(`${name} is not there`)
      // As the call for signing in does once it has compared the password, which is slow by intent.
      await accounts.seen(stored.userId, clock.nowMs())
      const [, cookie = '', token = ''] = /^(\w+)=([^;]+)/.exec(await sessions.begin(stored, false, undefined)) ?? []
      visitor.cookies.set(cookie, token)
      return { ...visitor, name, email, password: PASSWORD }
    },
    async administrator() {
      const admin = browser()
      const account = { username: 'head-teacher', email: 'head@example.org', password: PASSWORD }
      await admin.post('setupadmin', { setupToken: SETUP_TOKEN, ...account })
      const { secret } = (await admin.post('setuponetimecode')).json()
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.nowMs() })
      const reply = await admin.post('giveonetimecode', { code })
      if (reply.statusCode !== 200) throw new Error(`no administrator: ${reply.statusCode} ${reply.body}`)
      // The email about the app leaves before a test makes the next one fail.
      await settled()
      return admin
    },
    async close() {
      await stop()
      await database.close()
    },
  }
}
