import {
  closeStatementMessage,
  createMessageSplitter,
  queryMessage,
  renameStatement,
  syncMessage,
  welcome,
} from './wire-messages.ts'

/** A database with a single session: it takes whole requests in the wire protocol and answers each at once. */
export interface Engine {
  exec(request: Uint8Array): Uint8Array
}

/** One of the many connections that share the engine. */
export interface Session {
  receive(chunk: Uint8Array): void
  /** The connection is gone: what it left open is rolled back. Safe to repeat. */
  end(): void
}

/** What a session needs of its connection. */
export interface Line {
  send(bytes: Uint8Array): void
  hangUp(): void
}

/** Settings that a client reads from the greeting; the engine has these fixed. */
const SETTINGS = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
}

/**
 * Lets many connections share an engine that knows only one session. A request (all messages up to a Sync or a simple
 * query) runs as a whole; a connection inside a transaction keeps the engine until the transaction ends, and the others
 * wait in the order of their requests. Prepared statements are renamed per connection, since the engine has one list of them.
 * A connection that keeps others waiting inside a transaction for `longestIdleMs` without a word is closed and rolled back.
 */
export const createSessionTurns = (
  engine: Engine,
  { serverVersion, longestIdleMs }: { serverVersion: string; longestIdleMs: number },
): { open(line: Line): Session } => {
  interface Waiting {
    request: Buffer
    isFlush: boolean
    line: Line
    session: Session
  }
  const queue: Waiting[] = []
  let holder: Session | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let opened = 0

  const nextInTurn = (): Waiting | undefined => {
    const index = holder === undefined ? 0 : queue.findIndex((waiting) => waiting.session === holder)
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  const serve = (): void => {
    clearTimeout(idleTimer)
    for (let turn = nextInTurn(); turn !== undefined; turn = nextInTurn()) {
      const reply = engine.exec(turn.request)
      // Without a Sync the client is still speaking; else the reply's last byte says whether a transaction is open.
      const isIdle = !turn.isFlush && reply.at(-1) === 'I'.charCodeAt(0)
      holder = isIdle ? undefined : turn.session
      turn.line.send(reply)
    }
    if (holder !== undefined && queue.length > 0) idleTimer = setTimeout(waitOnce, longestIdleMs / 2)
  }
  /** In two halves: what was said while the process was suspended is read before the second of them ends. */
  const waitOnce = (): void => {
    idleTimer = setTimeout(endHolder, longestIdleMs / 2)
  }
  let endHolder = (): void => {}

  const open = (line: Line): Session => {
    opened += 1
    const prefix = `c${opened}_`
    const split = createMessageSplitter()
    const statements = new Set<string>()
    let request: Buffer[] = []
    let hasEnded = false

    const rename = (name: string, isNew: boolean): string => {
      if (isNew) statements.add(prefix + name)
      return prefix + name
    }

    const session: Session = {
      receive: (chunk) => {
        for (const message of split(chunk)) {
          if (message.type === '') line.send(welcome({ ...SETTINGS, server_version: serverVersion }))
          else if (message.type === 'X') session.end()
          else request.push(renameStatement(message, rename))
          if (!'SQFH'.includes(message.type) || message.type === '') continue
          queue.push({ request: Buffer.concat(request), isFlush: message.type === 'H', line, session })
          request = []
        }
        if (!hasEnded) serve()
      },
      end: () => {
        if (hasEnded) return
        hasEnded = true
        for (let index = queue.length - 1; index >= 0; index -= 1)
          if (queue[index]?.session === session) queue.splice(index, 1)
        if (holder === session) {
          engine.exec(syncMessage())
          engine.exec(queryMessage('rollback'))
          holder = undefined
        }
        if (statements.size > 0)
          engine.exec(Buffer.concat([...[...statements].map(closeStatementMessage), syncMessage()]))
        line.hangUp()
        serve()
      },
    }
    return session
  }
  endHolder = () => holder?.end()

  return { open }
}
