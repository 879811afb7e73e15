import type { ParseArgsOptionsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

/** What was given to a command; undefined where it is not what the command takes. */
export const given = <Options extends ParseArgsOptionsConfig>(
  options: Options,
): { values: ReturnType<typeof parsedBy<Options>>['values']; positionals: string[] } | undefined => {
  try {
    return parsedBy(options)
  } catch {
    return undefined
  }
}
const parsedBy = <Options extends ParseArgsOptionsConfig>(options: Options) =>
  parseArgs({ allowPositionals: true, options })

/**
 * Runs a command with the settings of the server. What the operator can do something about is a sentence, and so is how to use a command that was given
 * something else and answers undefined.
 */
export const runCommand = async (
  usage: string,
  command: (config: Config) => Promise<string[] | undefined>,
): Promise<void> => {
  // As the server's own files: what people have stored is for its user alone.
  process.umask(0o077)
  const read = readConfig(process.env)
  if (!read.ok) return stop(['The settings are not right:', ...read.problems.map((one) => `  ${one}`)].join('\n'))
  try {
    const sentences = await command(read.config)
    if (sentences === undefined) return stop(usage)
    for (const sentence of sentences) console.log(sentence)
  } catch (error) {
    if (error instanceof CannotOpen) return stop(error.message)
    // Of the system or of PostgreSQL, such as a full disk or a missing right.
    if (error instanceof Error && 'code' in error) return stop(`It failed: ${error.message}`)
    throw error
  }
}

/** A duration that began at a moment of `performance.now`, in words. */
export const secondsSince = (beganMs: number): string => `${((performance.now() - beganMs) / 1_000).toFixed(1)} s`
