import { isIP } from 'node:net'
import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod'
import { IN_FILE, withFiles } from './config-files.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  if (NAMED_NETWORKS.includes(text)) return true
  const family = isIP(address)
  return family !== 0 && more.length === 0 && (bits === undefined || isPrefix(bits, family === 4 ? 32 : 128))
}
const isPrefix = (bits: string, most: number): boolean => /^\d{1,3}$/.test(bits) && Number(bits) <= most

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)

const isNatsUrl = (text: string): boolean => URL.canParse(text) && /^(nats|tls):$/.test(new URL(text).protocol)

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).search === ''

const isSmtpUrl = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

/** `name@host`, or a name with that in angle brackets. */
const isMailbox = (text: string): boolean => /^([^\r\n<>"]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text)

/** Behind an issuer everything is trusted, so it is asked through TLS unless it is on this machine. */
const isProviderAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback)) && `${search}${hash}${username}` === ''
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const whole = (least: number, most: number, byDefault: number) => ({
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .default(byDefault),
  allowed: `a whole number from ${least} to ${most}`,
})

const CLIENT_ID = {
  schema: z.string().max(500).optional(),
  allowed: 'the id that the provider gave, up to 500 characters',
}
const CLIENT_SECRET = {
  schema: z.string().max(500).optional(),
  allowed: 'the secret that the provider gave, up to 500 characters',
  isSecret: true,
}

/** Every key of the environment that the server reads, with what is allowed in the words of the start's error message. */
export const KEYS = {
  PORT: whole(0, 65_535, 3_000),
  HOST: { schema: z.string().max(255).default('0.0.0.0'), allowed: 'an address to listen on, e.g. 0.0.0.0' },
  DATA_DIR: { schema: z.string().max(4_000).default('./data'), allowed: 'a folder' },
  DATABASE_URL: {
    schema: z.string().refine(isPostgresUrl).optional(),
    allowed: 'an address of PostgreSQL, postgres://user:password@host:5432/name',
    isSecret: true,
  },
  DATABASE_POOL_SIZE: whole(2, 1_000, 10),
  DATABASE_STATEMENT_SECONDS: whole(1, 600, 10),
  NATS_URL: {
    schema: z
      .string()
      .transform(list)
      .pipe(z.array(z.string().refine(isNatsUrl)).min(1).max(20))
      .optional(),
    allowed:
      'addresses of NATS, nats://user:password@host:4222 or tls://host:4222, separated by commas, beside DATABASE_URL',
    isSecret: true,
  },
  NATS_CREDENTIALS_FILE: { schema: z.string().max(4_000).optional(), allowed: 'a file with credentials of NATS' },
  NATS_CA_FILE: {
    schema: z.string().max(4_000).optional(),
    allowed: 'a file with the certificate that the one of NATS is signed by',
  },
  PUBLIC_ORIGIN: {
    schema: z
      .string()
      .transform(list)
      .pipe(z.array(z.string().refine(isOrigin)).max(50))
      .default([]),
    allowed: 'origins such as https://quiz.example.org, separated by commas, without a path',
  },
  BRAND_NAME: { schema: z.string().trim().max(60).default('Quokka Quiz'), allowed: 'a name of 1 to 60 characters' },
  OFFLINE_PAGE: { schema: z.enum(['on', 'off']).default('on'), allowed: 'on or off' },
  SUPPORT_EMAIL: { schema: z.email().max(320).optional(), allowed: 'an e-mail address such as help@quiz.example.org' },
  SMTP_URL: {
    schema: z.string().refine(isSmtpUrl).optional(),
    allowed: 'a mail server, smtp://user:password@host:587 or smtps://user:password@host',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().max(320).refine(isMailbox).optional(),
    allowed: 'a sender such as Quokka Quiz <no-reply@quiz.example.org>',
  },
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
  GOOGLE_ISSUER: {
    schema: z.string().refine(isProviderAddress).default('https://accounts.google.com'),
    allowed: 'the https address of an OpenID provider (http on this machine only)',
  },
  FACEBOOK_CLIENT_ID: CLIENT_ID,
  FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
  FACEBOOK_ORIGIN: {
    schema: z
      .string()
      .refine((text) => isOrigin(text) && isProviderAddress(text))
      .optional(),
    allowed: 'an https origin that stands in for those of Facebook (http on this machine only)',
  },
  RAZORPAY_KEY_ID: CLIENT_ID,
  RAZORPAY_KEY_SECRET: CLIENT_SECRET,
  RAZORPAY_WEBHOOK_SECRET: {
    schema: z.string().min(8).max(500).optional(),
    allowed: 'the secret that was chosen for the webhook, 8 to 500 characters',
    isSecret: true,
  },
  RAZORPAY_PLAN_MONTHLY: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,100}$/)
      .optional(),
    allowed: 'the id of the monthly plan at the provider, such as plan_00000000000001',
  },
  RAZORPAY_ORIGIN: {
    schema: z
      .string()
      .refine((text) => isOrigin(text) && isProviderAddress(text))
      .optional(),
    allowed: 'an https origin that stands in for those of Razorpay (http on this machine only)',
  },
  ADMIN_SETUP_TOKEN: {
    schema: z
      .string()
      .regex(/^\S{16,200}$/)
      .optional(),
    allowed: '16 to 200 characters without spaces',
    isSecret: true,
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^\S{16,200}$/)
      .optional(),
    allowed: '16 to 200 characters without spaces',
    isSecret: true,
  },
  PLAN_FREE_PLAYERS: whole(1, 100_000, 10),
  PLAN_PREMIUM_PLAYERS: whole(1, 100_000, 100),
  PLAN_ENTERPRISE_PLAYERS: whole(1, 100_000, 1_000),
  PLAN_FREE_QUIZZES: whole(1, 1_000_000, 300),
  PLAN_PREMIUM_QUIZZES: whole(1, 1_000_000, 1_000),
  PLAN_ENTERPRISE_QUIZZES: whole(1, 1_000_000, 3_000),
  PLAN_FREE_QTESTS: whole(1, 1_000_000, 20),
  PLAN_PREMIUM_QTESTS: whole(1, 1_000_000, 200),
  PLAN_ENTERPRISE_QTESTS: whole(1, 1_000_000, 2_000),
  PLAN_FREE_ATTENDEES: whole(1, 100_000, 100),
  PLAN_PREMIUM_ATTENDEES: whole(1, 100_000, 1_000),
  PLAN_ENTERPRISE_ATTENDEES: whole(1, 100_000, 10_000),
  BUDGET_ACCOUNT_MEGABYTES: whole(1, 1_000_000, 64),
  BUDGET_ACCOUNT_ROOMS: whole(1, 100_000, 20),
  BUDGET_ACCOUNT_QTESTS: whole(1, 100_000, 120),
  BUDGET_ADDRESS_MEGABYTES: whole(1, 1_000_000, 512),
  BUDGET_ADDRESS_ROOMS: whole(1, 100_000, 100),
  BUDGET_SERVER_MEGABYTES: whole(1, 1_000_000, 4_096),
  BUDGET_SERVER_ROOMS: whole(1, 1_000_000, 2_000),
  BUDGET_SERVER_QTESTS: whole(1, 1_000_000, 2_000),
  PUBLIC_QUIZZES_PER_DAY: whole(1, 1_000_000, 20),
  HOST_GRACE_SECONDS: whole(0, 3_600, 60),
  PASSWORD_MEMORY_KIB: whole(1_024, 1_048_576, 19_456),
  GET_READY_MS: whole(0, 60_000, LIMITS.getReadyMs),
  MEDIA_QUOTA_FILES: whole(1, 1_000_000, 1_000),
  MEDIA_QUOTA_MEGABYTES: whole(1, 1_000_000, 500),
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-zA-Z0-9._-]{3,255}$/)
      .optional(),
    allowed: 'the name of a bucket',
  },
  S3_ENDPOINT: {
    schema: z.string().max(500).refine(isHttpAddress).optional(),
    allowed: 'the address of a service that speaks like S3, e.g. https://s3.example.org',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[a-zA-Z0-9-]{1,100}$/)
      .default('us-east-1'),
    allowed: 'a region such as eu-central-1',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().max(500).optional(),
    allowed: 'the id of an access key, up to 500 characters',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().max(500).optional(),
    allowed: 'the secret of the access key, up to 500 characters',
    isSecret: true,
  },
  RETAIN_UNCONFIRMED_DAYS: whole(1, 3_650, 7),
  RETAIN_INACTIVE_CHILD_DAYS: whole(60, 3_650, 365),
  RETAIN_JOURNAL_DAYS: whole(1, 3_650, 30),
  RETAIN_COMPLAINT_DAYS: whole(1, 3_650, 365),
  RETAIN_QTEST_DAYS: whole(1, 3_650, 180),
  RETAIN_RESULTS_DAYS: whole(1, 3_650, 365),
  BACKUP_DIR: { schema: z.string().max(4_000).optional(), allowed: 'a folder' },
  BACKUP_EVERY_HOURS: whole(1, 8_760, 24),
  BACKUP_KEEP: whole(1, 1_000, 7),
  RATE_LIMIT_FACTOR: {
    schema: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,4})?$/)
      .transform(Number)
      .pipe(z.number().positive().max(1_000_000))
      .default(1),
    allowed: 'a number above 0, e.g. 1 or 2.5',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS).default('info'), allowed: `one of ${LOG_LEVELS.join(', ')}` },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform(list)
      .pipe(z.array(z.string().refine(isNetwork)).max(50))
      .default([]),
    allowed: `addresses or networks of the proxies in front (10.0.0.0/8, ${NAMED_NETWORKS.join(', ')}), separated by commas`,
  },
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    allowed: 'development, test or production',
  },
} as const
type Key = keyof typeof KEYS

/** The schemas alone. The cast says of the entries what the compiler cannot follow: each key keeps its own schema. */
const schemas = Object.fromEntries(Object.entries(KEYS).map(([key, { schema }]) => [key, schema])) as {
  [K in Key]: (typeof KEYS)[K]['schema']
}
const Environment = z.object(schemas)

/** The server's settings: parsed once from the environment, then handed down frozen. */
export type Config = Readonly<z.output<typeof Environment>>

/**
 * The settings, or a sentence for each wrong key: what was given and what is allowed. A key set to nothing counts as not set;
 * each may be given as the name of a file that holds it.
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: string[] } => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { given, problems } = withFiles(set, keys)
  const read = Environment.safeParse(given)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])))
    problems.push(...keys.filter((key) => wrong.has(key)).map((key) => problem(key, set[key])))
  }
  // What is missing beside others is known once these can be read.
  if (read.success && problems.length === 0) {
    problems.push(...missing(given))
    if (problems.length === 0) return { ok: true, config: Object.freeze(read.data) }
  }
  return { ok: false, problems }
}

const keys = Object.keys(KEYS) as Key[]

/** Payments are taken with all of these, or with none. */
const RAZORPAY_KEYS: readonly Key[] = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_PLAN_MONTHLY',
]

/** A sentence for each key that those beside it need. */
const missing = (given: Readonly<Record<string, string | undefined>>): string[] => [
  ...missingForPayments(given),
  ...(given.NATS_URL !== undefined && given.DATABASE_URL === undefined
    ? [`DATABASE_URL is not set, but NATS_URL is; allowed: ${KEYS.DATABASE_URL.allowed}.`]
    : []),
]

const missingForPayments = (given: Readonly<Record<string, string | undefined>>): string[] => {
  const set = [...RAZORPAY_KEYS, 'RAZORPAY_ORIGIN' as const].filter((key) => given[key] !== undefined)
  if (set.length === 0) return []
  return RAZORPAY_KEYS.filter((key) => given[key] === undefined).map(
    (key) => `${key} is not set, but ${set[0]} is; allowed: ${KEYS[key].allowed}.`,
  )
}

/** `value` is undefined where it was read from a file: what else such a file holds may be a secret, whatever the key. */
const problem = (key: Key, value: string | undefined): string => {
  const { allowed } = KEYS[key]
  if (value === undefined)
    return `${key}${IN_FILE} names a file with something else (not shown here); allowed: ${allowed}.`
  const isSecret = 'isSecret' in KEYS[key]
  return `${key} is ${isSecret ? 'not readable (not shown here)' : JSON.stringify(value)}; allowed: ${allowed}.`
}
