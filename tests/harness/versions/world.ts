import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { GameReport, QTestProgress } from './figures.ts'

/** A folder for each version that was released. */
export const VERSIONS_FOLDER = join(import.meta.dirname, '..', '..', 'fixtures', 'versions')

/** A backup that the version made, and beside it what must be found in it. */
export const fixtureOf = (version: string) => {
  const folder = join(VERSIONS_FOLDER, version)
  return { folder, backup: join(folder, 'backup'), world: join(folder, 'world.json') }
}

/** The versions of which there are fixtures. */
export const fixedVersions = (): string[] => readdirSync(VERSIONS_FOLDER).filter((name) => /^\d/.test(name))

/** By what somebody comes back: the cookie of the browser, and in a room the seat. */
const Browser = z.object({ name: z.string(), cookie: z.string(), playerId: z.string() })

/** What is in the database of a fixture. Files of older versions are read by it: what is added is optional. */
const World = z.object({
  member: Browser.extend({ username: z.string(), password: z.string() }),
  teamName: z.string(),
  picture: z.object({ url: z.string(), sha256: z.string() }),
  quizzes: z.array(z.object({ quizId: z.string(), quizName: z.string(), titles: z.array(z.string()) })),
  /** A game that is over, with what its report says. */
  game: z.object({ quizId: z.string(), roomId: z.string(), report: GameReport }),
  /** A room within a question. */
  room: z.object({
    quizId: z.string(),
    roomId: z.string(),
    openTitle: z.string(),
    /** What is right, by the titles of all questions. */
    answers: z.record(z.string(), z.string()),
    /** What each has answered to the open question, and won by those before. */
    players: z.array(Browser.extend({ answered: z.nullable(z.string()), score: z.int() })),
  }),
  qtests: z.object({
    /** One participant has finished it, and one is at the second question. */
    open: z.object({
      qtestId: z.string(),
      progress: QTestProgress,
      finished: Browser.extend({ marks: z.array(z.string()) }),
      half: Browser.extend({ questionId: z.string(), mark: z.string() }),
    }),
    upcoming: z.string(),
  }),
})
export type World = z.infer<typeof World>

export const readWorld = (version: string): World =>
  World.parse(JSON.parse(readFileSync(fixtureOf(version).world, 'utf8')))
