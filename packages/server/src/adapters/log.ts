import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { levels, pino } from 'pino'
import * as z from 'zod'
import type { Config } from '../config.ts'

/** Named wherever they appear: nothing that proves who somebody is may reach a log. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'credential', 'hostCredential', 'playerEmail', 'playerAnswer']

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

/** How everything is logged: from this level on, without secrets. */
export const logOptions = (level: Config['LOG_LEVEL']): LoggerOptions => ({
  level,
  redact: {
    paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    censor: '(not logged)',
  },
})

/** One JSON object a line, or short readable lines for a person at a terminal; always to the error output. */
export const createLog = (level: Config['LOG_LEVEL'], isTerminal: boolean): Logger =>
  pino(logOptions(level), isTerminal ? terminal : pino.destination({ dest: 2, sync: false }))
