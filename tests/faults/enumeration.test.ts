import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../packages/server/src/testing/test-accounts.ts'

// In one process with the embedded database: the network would only blur what is compared here.
// Hashing takes a fifth of its time in production: enough to outweigh that a row was found, as it does there.
const at = await openTestAccounts({ settings: { PASSWORD_MEMORY_KIB: '4096' } })
// Hundreds of passwords are still being hashed behind the replies.
afterAll(() => at.close(), 600_000)

/**
 * After so many rounds the shares of longer answers are compared, with how far they may be from one half to be taken for equal. The
 * early looks are stricter than the last one: a difference that they let through would pass the last one as easily.
 */
const LOOKS = [
  { rounds: 40, apart: 0.07 },
  { rounds: 80, apart: 0.1 },
  { rounds: 150, apart: 0.15 },
] as const
const known = await at.member('known-account')

/** How often a value of `left` is the greater one, a tie counting half: 0.5 when nobody can tell the two apart by time. */
const shareAbove = (left: readonly number[], right: readonly number[]): number => {
  const wins = left.flatMap((a) => right.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

let strangers = 0
const stranger = () => {
  strangers += 1
  return `stranger-${strangers}`
}

test.each([
  [
    'sign-in by user name',
    'signin',
    () => ({ username: known.name, password: 'a wrong password' }),
    () => ({ username: stranger(), password: 'a wrong password' }),
  ],
  [
    'sign-in by e-mail',
    'signin',
    () => ({ username: known.email, password: 'a wrong password' }),
    () => ({ username: `${stranger()}@example.org`, password: 'a wrong password' }),
  ],
  [
    'sign-up',
    'signup',
    () => ({ username: stranger(), email: known.email, password: PASSWORD, age_group: '18+' }),
    () => ({ username: stranger(), email: `${stranger()}@example.org`, password: PASSWORD, age_group: '18+' }),
  ],
  [
    'forgotten password',
    'forgotpassword',
    () => ({ username: known.email }),
    () => ({ username: `${stranger()}@example.org` }),
  ],
  ['resend', 'resendconfirmationcode', () => ({ username: known.name }), () => ({ username: stranger() })],
])(
  'AC32 %s: same answer and same time for a known account and an unknown one',
  { timeout: 600_000 },
  async (what, path, ofKnown, ofUnknown) => {
    const bodies = { known: ofKnown, unknown: ofUnknown }
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    const ask = async (round: number) => {
      // Which one goes first changes, so that neither always meets the other's work after the reply.
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const body = bodies[kind]()
        const browser = at.browser()
        const began = performance.now()
        const { statusCode, headers, body: text } = await browser.post(path, body)
        times[kind].push(performance.now() - began)
        const { 'set-cookie': cookie = '', ...others } = headers
        // The moment and the request have other names each time, and so has a new guest.
        const named = { ...others, date: '', 'x-request-id': '' }
        answers.add(
          JSON.stringify([statusCode, text, named, String(cookie).replace(/=[\w-]{22}\.\d+\.[\w-]{22};/, '=token;')]),
        )
      }
      // The one known account has as many tries as each of the unknown ones.
      at.clock.skip(10_000)
    }
    let asked = 0
    let share = 0.5
    for (const { rounds, apart } of LOOKS) {
      for (; asked < rounds; asked += 1) await ask(asked)
      share = shareAbove(times.known, times.unknown)
      if (Math.abs(share - 0.5) < apart) break
    }
    expect([...answers]).toHaveLength(1)
    console.log(
      `${what}: median ${median(times.known).toFixed(2)} ms known, ${median(times.unknown).toFixed(2)} ms unknown; ` +
        `a known one takes longer in ${(share * 100).toFixed(1)} % of pairs (n = ${asked} each)`,
    )
    expect(share).toBeGreaterThan(0.35)
    expect(share).toBeLessThan(0.65)
  },
)
