import { spawnSync } from 'node:child_process'
import type { Relay } from './relay.ts'
import { openRelay } from './relay.ts'

const ip = (...words: string[]): string | undefined => {
  const { error, status, stderr } = spawnSync('ip', words)
  return error?.message ?? (status === 0 ? undefined : String(stderr).trim())
}

const must = (...words: string[]): void => {
  const why = ip(...words)
  if (why !== undefined) throw new Error(`ip ${words.join(' ')}: ${why}`)
}

/** Names and addresses that no other run on this machine has. */
const NAME = `qq${process.pid}`
const NETWORK = `10.213.${process.pid % 256}`

/** Why no network namespace can be made here; undefined when one can. */
export const whyNoNamespace = (): string | undefined => {
  const why = ip('netns', 'add', `${NAME}try`)
  if (why !== undefined) return `ip netns add does not work (${why})`
  must('netns', 'del', `${NAME}try`)
  return undefined
}

/** Part of a machine whose way to the services can be cut, while players still reach it. */
export interface Namespace {
  /** Before a command, runs it there. */
  within: readonly string[]
  /** Where players reach what runs there. */
  host: string
  /** The address there of a service of this machine. */
  reach(address: string): Promise<string>
  /** Nothing goes to or from the services any more, and nobody is told. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A pair of interfaces, the outer one here and the inner one in the namespace; answers the outer one's name and both addresses. */
const join = (part: string, first: number) => {
  const [outer, inner] = [`${NAME}${part}o`, `${NAME}${part}i`]
  const [here, there] = [`${NETWORK}.${first}`, `${NETWORK}.${first + 1}`]
  must('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', NAME)
  must('addr', 'add', `${here}/30`, 'dev', outer)
  must('link', 'set', outer, 'up')
  must('-n', NAME, 'addr', 'add', `${there}/30`, 'dev', inner)
  must('-n', NAME, 'link', 'set', inner, 'up')
  return { outer, here, there }
}

export const openNamespace = (): Namespace => {
  must('netns', 'add', NAME)
  must('-n', NAME, 'link', 'set', 'lo', 'up')
  const players = join('p', 1)
  const services = join('s', 5)
  const relays: Relay[] = []

  return {
    within: ['ip', 'netns', 'exec', NAME],
    host: players.there,
    // Services listen on this machine alone.
    async reach(address) {
      const relay = await openRelay(address, services.here)
      relays.push(relay)
      return relay.address
    },
    cut: () => must('link', 'set', services.outer, 'down'),
    mend: () => must('link', 'set', services.outer, 'up'),
    async close() {
      must('netns', 'del', NAME)
      for (const relay of relays) relay.close()
    },
  }
}
