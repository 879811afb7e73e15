import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What OWASP advises with 19 MiB: two passes, one lane. */
const SETTINGS = { passes: 2, parallelism: 1, tagLength: 32 } as const

/** Makes hashes of passwords and emailed codes by Argon2id. */
export interface SecretHashes {
  hash(secret: string): Promise<string>
  /** A hash of no known secret: comparing with it takes as long as with any other. Nothing is computed for it. */
  ofNobody(): string
  /** Whether a stored hash was made with other settings and should be made again at the next sign-in. */
  isOutdated(stored: string): boolean
}

const compute = promisify(argon2)
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** `memoryKib`: what one hash takes, in memory and so in time. */
export const createSecretHashes = (memoryKib: number): SecretHashes => {
  const settingsText = `m=${memoryKib},t=${SETTINGS.passes},p=${SETTINGS.parallelism}`
  /** The usual text form: $argon2id$v=19$m=…,t=…,p=…$salt$hash. */
  const written = (nonce: Buffer, hash: Buffer): string =>
    `$argon2id$v=19$${settingsText}$${base64(nonce)}$${base64(hash)}`
  return {
    async hash(secret) {
      const nonce = randomBytes(16)
      return written(nonce, await compute('argon2id', { message: secret, nonce, memory: memoryKib, ...SETTINGS }))
    },
    ofNobody: () => written(randomBytes(16), randomBytes(SETTINGS.tagLength)),
    isOutdated: (stored) => !stored.includes(`$${settingsText}$`),
  }
}

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
