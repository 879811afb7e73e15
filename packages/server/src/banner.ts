import { isEverywhere } from './http/callers/lan-addresses.ts'

/** What the operator reads once the server listens. */
export const banner = (facts: {
  brandName: string
  host: string
  port: number
  publicOrigins: readonly string[]
  lan: readonly string[]
  durability: string
  /** Where emails go, in a sentence. */
  mail: string
  /** Who takes payments, in a sentence. */
  payments: string
  /** The token that makes the first administrator; undefined when none is to be made. */
  setupToken: string | undefined
}): string => {
  const { host, port } = facts
  const here = isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const inNetwork = isEverywhere(host)
    ? facts.lan.map((address) => `  In your network      http://${address}:${port}/`)
    : []
  const lines = [
    `${facts.brandName} is ready.`,
    '',
    ...(facts.publicOrigins.length > 0
      ? facts.publicOrigins.map((origin) => `  For everybody        ${origin}/`)
      : [`  On this machine      http://${here}:${port}/`, ...inNetwork]),
    ...(facts.setupToken === undefined
      ? []
      : [
          '',
          `  First administrator  ${facts.publicOrigins[0] ?? `http://${here}:${port}`}/setup#${facts.setupToken} (works once)`,
        ]),
    '',
    `  ${facts.durability}`,
    `  ${facts.mail}`,
    `  ${facts.payments}`,
    '  Ctrl+C stops the server; rooms go on when it is back.',
  ]
  return `\n${lines.join('\n')}\n`
}
