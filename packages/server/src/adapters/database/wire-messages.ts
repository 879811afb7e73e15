/** One message of PostgreSQL's wire protocol as it came: its type's letter and all of its bytes, the header included. */
export interface WireMessage {
  type: string
  bytes: Buffer
}

/** Cuts a stream of bytes into messages. The first one, the greeting, has no letter and is told as type `''`. */
export const createMessageSplitter = (): ((chunk: Uint8Array) => WireMessage[]) => {
  let rest: Buffer = Buffer.alloc(0)
  let isGreeted = false
  return (chunk) => {
    rest = rest.length === 0 ? bufferOf(chunk) : Buffer.concat([rest, chunk])
    const messages: WireMessage[] = []
    for (;;) {
      const letters = isGreeted ? 1 : 0
      if (rest.length < letters + 4) return messages
      const end = letters + rest.readInt32BE(letters)
      if (rest.length < end) return messages
      messages.push({ type: rest.toString('latin1', 0, letters), bytes: rest.subarray(0, end) })
      rest = rest.subarray(end)
      isGreeted = true
    }
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const text = (value: string): Buffer => Buffer.from(`${value}\0`)

/** Builds a message from its letter and its parts. */
export const wireMessage = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(5)
  header.write(type, 'latin1')
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

export const syncMessage = (): Buffer => wireMessage('S')
export const queryMessage = (sql: string): Buffer => wireMessage('Q', text(sql))
export const closeStatementMessage = (name: string): Buffer => wireMessage('C', Buffer.from('S'), text(name))

/** What a server says to a greeting: you are in, these are my settings, go ahead. */
export const welcome = (settings: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat([
    wireMessage('R', Buffer.alloc(4)),
    ...Object.entries(settings).map(([name, value]) => wireMessage('S', text(name), text(value))),
    wireMessage('K', Buffer.alloc(8)),
    wireMessage('Z', Buffer.from('I')),
  ])

/**
 * The same message with the name of its prepared statement changed by `rename`; other messages, and the nameless
 * statement, stay as they are. Parse, Bind, Describe and Close carry such names.
 */
export const renameStatement = (
  { type, bytes }: WireMessage,
  rename: (name: string, isNew: boolean) => string,
): Buffer => {
  const start = startOfStatementName(type, bytes)
  if (start === undefined) return bytes
  const end = bytes.indexOf(0, start)
  if (end <= start) return bytes
  const name = rename(bytes.toString('utf8', start, end), type === 'P')
  return wireMessage(type, bytes.subarray(5, start), Buffer.from(name), bytes.subarray(end))
}

const startOfStatementName = (type: string, bytes: Buffer): number | undefined => {
  if (type === 'P') return 5
  if (type === 'B') return bytes.indexOf(0, 5) + 1
  if (type === 'D' || type === 'C') return bytes[5] === 'S'.charCodeAt(0) ? 6 : undefined
  return undefined
}
