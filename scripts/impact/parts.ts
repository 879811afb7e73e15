import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../child.ts'
import type { Range } from './functions.ts'
import { functionsIn, without } from './functions.ts'

/**
 * A source file as what tests depend on, each part by a hash of its path and text: the whole, what stands outside of its
 * functions, and each function without the functions within it, in the order in which they begin.
 */
export type Parts = { whole: string; outside: string; functions: readonly string[] }

/** The parts of a file, by its path from the root; null when there is no such file. */
export const partsOf = (path: string): Parts | null => {
  const file = join(root, path)
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const hash = (part: string) =>
    createHash('sha1').update(path).update('\0').update(part).digest('base64url').slice(0, 10)
  const whole = hash(`whole\0${text}`)
  const functions = /\.tsx?$/.test(path) ? functionsIn(path, text) : null
  if (functions === null) return { whole, outside: whole, functions: [] }
  const own = (range: Range) => hash(without(text, range, functions))
  return { whole, outside: own([0, text.length]), functions: functions.map(own) }
}

/** `partsOf` that reads each file once. */
export const cachedParts = (): typeof partsOf => {
  const known = new Map<string, Parts | null>()
  return (path) => {
    if (!known.has(path)) known.set(path, partsOf(path))
    return known.get(path) ?? null
  }
}
