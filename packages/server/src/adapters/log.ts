import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { levels, pino, stdSerializers } from 'pino'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { currentRequestId } from '../tracing/request-id.ts'

/** Named wherever they appear: nothing that proves who somebody is may reach a log. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'credential', 'hostCredential', 'playerEmail', 'playerAnswer']

/** Codes of PostgreSQL for values that it cannot read: their messages quote the value. */
const QUOTES_A_VALUE = /^22/u

const Failure = z.object({
  code: z.string().optional().catch(undefined),
  /** Of the database: the names of what was violated. */
  table: z.string().optional().catch(undefined),
  constraint: z.string().optional().catch(undefined),
})

/**
 * What a line tells of a failure: its type, message and stack. Everything else that is on it stays out, such as the values of a row
 * that a database names in its details. Rule OP50.
 */
const failureWithoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { type, message, stack } = stdSerializers.err(error)
  const failure = Failure.parse(error)
  if (!QUOTES_A_VALUE.test(failure.code ?? '')) return { type, message, stack, ...failure }
  const where = stack.split('\n').filter((line) => /^\s+at /u.test(line))
  return { type, message: '(a value could not be read)', stack: where.join('\n'), ...failure }
}

const Line = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().optional() })

/** A log line as a person reads it in a terminal: the time, the level, the message, then the fields. */
export const readable = (text: string): string => {
  const { level, time, msg = '', pid: _pid, hostname: _hostname, ...fields } = Line.parse(JSON.parse(text))
  const clock = new Date(time).toISOString().slice(11, 19)
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  // Quoting keeps a line break in a value from looking like a line of its own.
  return `${clock} ${levels.labels[level] ?? level} ${JSON.stringify(msg).slice(1, -1)}${rest.join('')}\n`
}

const terminal: DestinationStream = { write: (text) => process.stderr.write(readable(text)) }

/** How everything is logged: from this level on, without secrets, with the id of the request for which something is done (OP47). */
export const logOptions = (level: Config['LOG_LEVEL']): LoggerOptions => ({
  level,
  mixin: () => {
    const requestId = currentRequestId()
    return requestId === undefined ? {} : { requestId }
  },
  // Of a request and its answer nothing is told but the id.
  serializers: { err: failureWithoutValues, req: () => undefined, res: () => undefined },
  redact: {
    paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    censor: '(not logged)',
  },
})

/** One JSON object a line, or short readable lines for a person at a terminal; always to the error output. */
export const createLog = (level: Config['LOG_LEVEL'], isTerminal: boolean): Logger =>
  pino(logOptions(level), isTerminal ? terminal : pino.destination({ dest: 2, sync: false }))
