import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const SETTINGS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SETTINGS_TEXT = `m=${SETTINGS.memory},t=${SETTINGS.passes},p=${SETTINGS.parallelism}`

const compute = promisify(argon2)
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The usual text form: $argon2id$v=19$m=…,t=…,p=…$salt$hash. */
const written = (nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$${SETTINGS_TEXT}$${base64(nonce)}$${base64(hash)}`

/** Hashes a password or an emailed code. */
export const hashSecret = async (secret: string): Promise<string> => {
  const nonce = randomBytes(16)
  return written(nonce, await compute('argon2id', { message: secret, nonce, ...SETTINGS }))
}

/** A hash of no known secret: comparing with it takes as long as with any other. Nothing is computed for it. */
export const hashOfNobody = (): string => written(randomBytes(16), randomBytes(SETTINGS.tagLength))

/** Compares in constant time; false for a hash that cannot be read. */
export const isSecret = async (secret: string, stored: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(stored) ?? []
  if (memory === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const hash = await compute('argon2id', {
    message: secret,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(hash, expected)
}

/** Whether a stored hash was made with older settings and should be made again at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.includes(`$${SETTINGS_TEXT}$`)
