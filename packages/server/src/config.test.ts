import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { newFolder } from './testing/new-folder.ts'

const problemsOf = (environment: Record<string, string>): string[] => {
  const read = readConfig(environment)
  return read.ok ? [] : read.problems
}

test('OP1 with no keys at all every setting has its default', () => {
  expect(readConfig({ PATH: '/usr/bin', PORT: '' })).toEqual({
    ok: true,
    config: {
      PORT: 3_000,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      DATABASE_POOL_SIZE: 10,
      DATABASE_STATEMENT_SECONDS: 10,
      PUBLIC_ORIGIN: [],
      BRAND_NAME: 'Quokka Quiz',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      PLAN_FREE_PLAYERS: 10,
      PLAN_PREMIUM_PLAYERS: 100,
      PLAN_ENTERPRISE_PLAYERS: 1_000,
      PLAN_FREE_QUIZZES: 300,
      PLAN_PREMIUM_QUIZZES: 1_000,
      PLAN_ENTERPRISE_QUIZZES: 3_000,
      PLAN_FREE_QTESTS: 20,
      PLAN_PREMIUM_QTESTS: 200,
      PLAN_ENTERPRISE_QTESTS: 2_000,
      PLAN_FREE_ATTENDEES: 100,
      PLAN_PREMIUM_ATTENDEES: 1_000,
      PLAN_ENTERPRISE_ATTENDEES: 10_000,
      BUDGET_ACCOUNT_MEGABYTES: 64,
      BUDGET_ACCOUNT_ROOMS: 20,
      BUDGET_ACCOUNT_QTESTS: 120,
      BUDGET_ADDRESS_MEGABYTES: 512,
      BUDGET_ADDRESS_ROOMS: 100,
      BUDGET_SERVER_MEGABYTES: 4_096,
      BUDGET_SERVER_ROOMS: 2_000,
      BUDGET_SERVER_QTESTS: 2_000,
      PUBLIC_QUIZZES_PER_DAY: 20,
      HOST_GRACE_SECONDS: 60,
      PASSWORD_MEMORY_KIB: 19_456,
      GET_READY_MS: 3_000,
      MEDIA_QUOTA_FILES: 1_000,
      MEDIA_QUOTA_MEGABYTES: 500,
      S3_REGION: 'us-east-1',
      BACKUP_EVERY_HOURS: 24,
      BACKUP_KEEP: 7,
      RATE_LIMIT_FACTOR: 1,
      RETAIN_INACTIVE_CHILD_DAYS: 365,
      RETAIN_JOURNAL_DAYS: 30,
      RETAIN_QTEST_DAYS: 180,
      RETAIN_COMPLAINT_DAYS: 365,
      RETAIN_RESULTS_DAYS: 365,
      RETAIN_UNCONFIRMED_DAYS: 7,
      LOG_LEVEL: 'info',
      TRUST_PROXY: [],
      NODE_ENV: 'development',
      OFFLINE_PAGE: 'on',
    },
  })
})

test.each([
  ['PORT', '8080', 8080],
  ['PORT', '0', 0],
  ['HOST', '127.0.0.1', '127.0.0.1'],
  ['DATABASE_URL', 'postgres://u:p@db:5432/quiz', 'postgres://u:p@db:5432/quiz'],
  ['PUBLIC_ORIGIN', 'https://a.example, http://b.example:81', ['https://a.example', 'http://b.example:81']],
  ['BRAND_NAME', ' Owl Quiz ', 'Owl Quiz'],
  ['SUPPORT_EMAIL', 'help@quiz.example', 'help@quiz.example'],
  ['SMTP_URL', 'smtps://u:p%40ss@mail.example', 'smtps://u:p%40ss@mail.example'],
  ['MAIL_FROM', 'Owl Quiz <owl@quiz.example>', 'Owl Quiz <owl@quiz.example>'],
  ['MAIL_FROM', 'owl@quiz.example', 'owl@quiz.example'],
  ['GOOGLE_CLIENT_ID', 'id.apps.example', 'id.apps.example'],
  ['GOOGLE_ISSUER', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['GOOGLE_ISSUER', 'https://login.example/realms/school', 'https://login.example/realms/school'],
  ['FACEBOOK_ORIGIN', 'http://localhost:4000', 'http://localhost:4000'],
  ['PLAN_FREE_PLAYERS', '25', 25],
  ['HOST_GRACE_SECONDS', '0', 0],
  ['GET_READY_MS', '300', 300],
  ['MEDIA_QUOTA_FILES', '20', 20],
  ['MEDIA_QUOTA_MEGABYTES', '1', 1],
  ['S3_BUCKET', 'quokka-media', 'quokka-media'],
  ['S3_ENDPOINT', 'http://minio:9000', 'http://minio:9000'],
  ['S3_REGION', 'eu-central-1', 'eu-central-1'],
  ['S3_ACCESS_KEY_ID', 'AKIAEXAMPLE', 'AKIAEXAMPLE'],
  ['RATE_LIMIT_FACTOR', '2.5', 2.5],
  ['LOG_LEVEL', 'silent', 'silent'],
  ['TRUST_PROXY', 'loopback,10.0.0.0/8,fd00::/8,192.0.2.7', ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ['NODE_ENV', 'production', 'production'],
])('OP1 %s=%s is read', (key, text, value) => {
  expect(readConfig({ [key]: text })).toMatchObject({ ok: true, config: { [key]: value } })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['MEDIA_QUOTA_FILES', '0'],
  ['S3_BUCKET', 'a/b'],
  ['S3_ENDPOINT', 'minio:9000'],
  ['S3_REGION', 'eu central'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://u:p@db/quiz'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_STATEMENT_SECONDS', '0'],
  ['PUBLIC_ORIGIN', 'quiz.example.org'],
  ['PUBLIC_ORIGIN', 'https://quiz.example.org/path'],
  ['BRAND_NAME', 'x'.repeat(61)],
  ['SUPPORT_EMAIL', 'Owl Quiz <help@quiz.example>'],
  ['SUPPORT_EMAIL', 'help@quiz.example?bcc=all@quiz.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Owl Quiz'],
  ['MAIL_FROM', 'owl@quiz.example\r\nBcc: all@quiz.example'],
  ['MAIL_FROM', 'owl@quiz.example, all@quiz.example'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['GOOGLE_ISSUER', 'accounts.example'],
  ['FACEBOOK_ORIGIN', 'https://www.example/path'],
  ['PLAN_FREE_PLAYERS', '0'],
  ['PLAN_PREMIUM_PLAYERS', 'many'],
  ['HOST_GRACE_SECONDS', '60s'],
  ['GET_READY_MS', '3s'],
  ['PASSWORD_MEMORY_KIB', '512'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['NODE_ENV', 'prod'],
])('OP1 %s=%s is refused by name', (key, text) => {
  expect(problemsOf({ [key]: text })).toEqual([expect.stringMatching(new RegExp(`^${key} is .+; allowed: .+`))])
})

test('OP1 every wrong key is named at once, with what was given', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', HOST: '::' })).toEqual([
    'PORT is "x"; allowed: a whole number from 0 to 65535.',
    'LOG_LEVEL is "loud"; allowed: one of fatal, error, warn, info, debug, trace, silent.',
  ])
})

test.each(['DATABASE_URL', 'SMTP_URL'])('OP1 a wrong %s is not printed: it may hold a password', (key) => {
  expect(problemsOf({ [key]: 'host=db password=secret' }).join()).not.toContain('secret')
})

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'a secret',
  RAZORPAY_WEBHOOK_SECRET: 'another secret',
  RAZORPAY_PLAN_MONTHLY: 'plan_1',
}

test('BI22 payments are taken with all keys of the provider, or with none', () => {
  expect(problemsOf({ ...RAZORPAY, RAZORPAY_ORIGIN: 'http://127.0.0.1:4000' })).toEqual([])
  for (const key of Object.keys(RAZORPAY)) {
    const [problem = '', ...more] = problemsOf({ ...RAZORPAY, [key]: '' })
    expect(problem).toMatch(new RegExp(`^${key} is not set, but RAZORPAY_[A-Z_]+ is; allowed: .+`))
    expect(more).toEqual([])
  }
  expect(problemsOf({ RAZORPAY_ORIGIN: 'https://pay.example' }).length).toBe(4)
})

test.each([
  ['RAZORPAY_ORIGIN', 'http://pay.example'],
  ['RAZORPAY_ORIGIN', 'https://pay.example/path'],
  ['RAZORPAY_PLAN_MONTHLY', 'plan 1'],
  ['RAZORPAY_WEBHOOK_SECRET', 'short'],
])('BI22 %s=%s is refused by name', (key, text) => {
  expect(problemsOf({ ...RAZORPAY, [key]: text })).toEqual([expect.stringMatching(new RegExp(`^${key} is `))])
})

const fileWith = (text: string): string => {
  const path = join(newFolder(), 'secret')
  writeFileSync(path, text)
  return path
}

test.each([
  ['SMTP_URL', 'smtps://u:p@mail.example\n', 'smtps://u:p@mail.example'],
  ['SMTP_URL', 'smtps://u:p@mail.example\r\n', 'smtps://u:p@mail.example'],
  ['DATABASE_URL', 'postgres://u:p@db/quiz', 'postgres://u:p@db/quiz'],
  ['S3_SECRET_ACCESS_KEY', ' a secret \n\n', ' a secret \n'],
  ['PORT', '8080\n', 8080],
  ['NATS_CA_FILE', '/etc/ca.pem\n', '/etc/ca.pem'],
])('OP20 %s may be in a file, whose last newline does not count', (key, text, value) => {
  const environment = { [`${key}_FILE`]: fileWith(text), [key]: '' }
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { [key]: value } })
})

test('OP20 a setting that is given twice, or by a file that cannot be read, is named with the others that are wrong', () => {
  const folder = newFolder()
  expect(
    problemsOf({
      DATABASE_URL: 'postgres://u:p@db/quiz',
      DATABASE_URL_FILE: fileWith('postgres://u:p@db/quiz'),
      SMTP_URL_FILE: join(folder, 'nothing-here'),
      RAZORPAY_KEY_SECRET_FILE: folder,
      ADMIN_SETUP_TOKEN_FILE: fileWith('\n'),
      METRICS_TOKEN_FILE: fileWith('short'),
      PORT_FILE: fileWith('a password that went astray'),
      LOG_LEVEL: 'loud',
    }),
  ).toEqual([
    'DATABASE_URL_FILE is set, but DATABASE_URL is as well; allowed: one of them.',
    'SMTP_URL_FILE names a file that does not exist.',
    'RAZORPAY_KEY_SECRET_FILE names a folder.',
    'ADMIN_SETUP_TOKEN_FILE names a file that is empty.',
    'PORT_FILE names a file with something else (not shown here); allowed: a whole number from 0 to 65535.',
    'METRICS_TOKEN_FILE names a file with something else (not shown here); allowed: 16 to 200 characters without spaces.',
    'LOG_LEVEL is "loud"; allowed: one of fatal, error, warn, info, debug, trace, silent.',
  ])
})

test('OP20 what is needed beside others may be in files', () => {
  const files = Object.entries(RAZORPAY).map(([key, value]) => [`${key}_FILE`, fileWith(value)])
  expect(readConfig(Object.fromEntries(files))).toMatchObject({ ok: true, config: RAZORPAY })
})
