import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import asyncapi from '@quokka/contract/asyncapi.json' with { type: 'json' }
import openapi from '@quokka/contract/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { systemChance } from './adapters/chance.ts'
import { processClock, wallClock } from './adapters/clock.ts'
import { openDataFolder } from './adapters/data-folder.ts'
import { CannotOpen } from './adapters/database/cannot-open.ts'
import { openPglite } from './adapters/database/pglite.ts'
import { openPostgres } from './adapters/database/postgres.ts'
import { identityProviders } from './adapters/identity/providers.ts'
import { createLog } from './adapters/log.ts'
import { folderMailer, newestMails } from './adapters/mail/folder.ts'
import { giveBackMemory } from './adapters/spare-memory.ts'
import type { AppPorts } from './app.ts'
import { banner } from './banner.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { isDevMailOffered } from './features/dev-mail/routes.ts'
import { lanAddresses } from './http/callers/lan-addresses.ts'
import type { Bus, Database, Mailer, Phase } from './ports.ts'

const LONGEST_DRAIN_MS = 10_000
/** Ctrl-C comes twice within a moment: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

const packages = join(import.meta.dirname, '..', '..')
const folders = { web: join(packages, 'web', 'dist'), pictures: join(packages, 'content', 'pictures') }

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const openDatabase = (config: Config, log: Logger): Promise<Database> => {
  const onBrokenConnection = (error: Error) => log.warn({ err: error }, 'a connection to the database broke')
  if (config.DATABASE_URL !== undefined)
    return openPostgres(config.DATABASE_URL, onBrokenConnection, {
      poolSize: config.DATABASE_POOL_SIZE,
      statementSeconds: config.DATABASE_STATEMENT_SECONDS,
    })
  const onDeath = (why: string) => {
    log.fatal({ why }, 'the embedded database is lost; ending, to be started again')
    process.exit(1)
  }
  return openPglite({ folder: config.DATA_DIR, port: config.PORT, onDeath, onBrokenConnection })
}

/** Undefined where this server is alone. */
const openBus = async (config: Config, installation: string, log: Logger): Promise<Bus | undefined> => {
  if (config.NATS_URL === undefined) return undefined
  // Loaded where there are several servers only.
  const { natsBus } = await import('./adapters/bus/nats.ts')
  return natsBus({
    addresses: config.NATS_URL,
    credentialsFile: config.NATS_CREDENTIALS_FILE,
    authorityFile: config.NATS_CA_FILE,
    installation,
    onConnected: (isConnected) => log.warn(isConnected ? 'NATS is back' : 'NATS is away'),
  })
}

interface OpenMail {
  mailer: Mailer
  /** For the banner: where emails go, and whether the way there was open just now. */
  sentence(): Promise<string>
  /** Undefined unless emails stay in a folder and somebody develops. */
  devMail: AppPorts['devMail']
  close(): void
}

const openMail = async (config: Config, log: Logger): Promise<OpenMail> => {
  if (config.SMTP_URL !== undefined) {
    // Loaded where there is a mail server only: it is large.
    const { senderOf, smtpMailer } = await import('./adapters/mail/smtp.ts')
    const mailer = smtpMailer({ url: config.SMTP_URL, from: senderOf(config) })
    // Begun now, so that what it takes goes by while the rest starts.
    const checked = mailer.check()
    const sentence = async () => {
      const why = await checked
      if (why === undefined) return 'Mails go out by SMTP: the mail server has answered.'
      log.error({ why }, 'the mail server cannot be used now; mails wait and are tried again')
      return `Mails go out by SMTP, but the mail server cannot be used now (${why}): they wait and are tried again.`
    }
    return { mailer, sentence, devMail: undefined, close: mailer.close }
  }
  const folder = join(config.DATA_DIR, 'mail')
  const isShown = isDevMailOffered(config)
  return {
    mailer: folderMailer({
      folder,
      clock: wallClock,
      chance: systemChance,
      onWritten: (file) => log.info({ file }, 'a mail was written to the data folder'),
    }),
    sentence: async () => `Mails are written to ${folder}${isShown ? ' (see /dev/mail on this machine)' : ''}.`,
    devMail: isShown ? { newestMails: (most) => newestMails(folder, most) } : undefined,
    close: () => {},
  }
}

/** Lets what is under way end, then the process. A later signal, or a drain that fails or hangs, ends it at once. */
const drainOn = (signals: readonly NodeJS.Signals[], log: Logger, drain: () => Promise<void>): void => {
  let drainingSinceMs: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (drainingSinceMs !== undefined) {
      if (performance.now() - drainingSinceMs > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    drainingSinceMs = performance.now()
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), LONGEST_DRAIN_MS).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the drain failed')
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, onSignal)
}

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

const start = async (config: Config): Promise<void> => {
  const log = createLog(config.LOG_LEVEL, process.stderr.isTTY)
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })

  let phase: Phase = 'starting'
  // For whatever this process and its children write, also where the operator's umask lets everybody read.
  process.umask(0o077)
  for (const path of openDataFolder(config.DATA_DIR))
    log.warn({ path }, "this folder is another user's and may be open to more than the server")
  // Most of the source is read while the embedded database opens in its thread: a sixth of the start. A connection to PostgreSQL
  // would run out of its time meanwhile on a slow machine, since nothing is heard while source is read.
  const source = import('./compose/compose.ts')
  if (config.DATABASE_URL !== undefined) await source
  const [database, { compose }] = await Promise.all([openDatabase(config, log), source])
  const mail = await openMail(config, log)
  const server = await compose({
    config,
    log,
    clock: wallClock,
    processClock,
    chance: systemChance,
    database,
    mailer: mail.mailer,
    openBus: (installation) => openBus(config, installation, log),
    providers: identityProviders(config, (provider, why) =>
      log.warn({ provider, why }, 'a login failed at its provider'),
    ),
    metrics,
    descriptions: { openapi, asyncapi },
    folders,
    devMail: mail.devMail,
    lanAddresses: () => lanAddresses(networkInterfaces()),
    phase: () => phase,
  })

  const begun = begin()
  drainOn(['SIGTERM', 'SIGINT'], log, async () => {
    phase = config.NATS_URL === undefined ? 'draining' : 'leaving'
    // What has begun needs the database to its end, and tells its own failure.
    await begun.catch(() => {})
    await server.stop()
    mail.close()
    await database.close()
    log.info('stopped')
  })
  await begun

  async function begin(): Promise<void> {
    // While nobody waits for an answer.
    await giveBackMemory()
    await server.app.listen({ host: config.HOST, port: config.PORT })
    const resumed = await server.resume()
    if (resumed > 0) log.info({ rooms: resumed }, 'rooms go on')
    if (phase === 'starting') phase = 'ready'
    await server.startJobs()
    await server.startRounds()
    server.beginUpkeep()
    console.log(
      banner({
        brandName: config.BRAND_NAME,
        host: config.HOST,
        port: portOf(server.app),
        publicOrigins: config.PUBLIC_ORIGIN,
        lan: lanAddresses(networkInterfaces()),
        durability: database.durability,
        mail: await mail.sentence(),
        payments: server.billing.sentence,
        setupToken: await server.setUp.tokenToTell(),
      }),
    )
  }
}

/** What the operator can act on, by the code of the error that listening ended with. */
const sentenceOf = (code: unknown, { PORT, HOST }: Config): string | undefined =>
  new Map([
    ['EADDRINUSE', `Port ${PORT} is taken by another program. Stop that one, or set PORT to another number.`],
    ['EACCES', `Port ${PORT} may not be opened by this user. Set PORT to one above 1023.`],
    ['EADDRNOTAVAIL', `HOST ${HOST} is no address of this machine.`],
  ]).get(String(code))

/** What the operator can do something about is a sentence; the rest is a bug and keeps its stack. */
const explain = (error: unknown, config: Config): never => {
  if (error instanceof CannotOpen) return stop(error.message)
  const sentence = error instanceof Error && 'code' in error ? sentenceOf(error.code, config) : undefined
  if (sentence !== undefined) return stop(sentence)
  throw error
}

const read = readConfig(process.env)
if (!read.ok) stop(['The settings are not right:', ...read.problems.map((problem) => `  ${problem}`)].join('\n'))
else await start(read.config).catch((error: unknown) => explain(error, read.config))
