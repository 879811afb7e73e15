import { PlayerFacts, PlayFacts } from '@quokka/core/reports'
import * as z from 'zod'
import type { Database } from '../ports.ts'
import type { PlaysWanted } from '../stores/report-facts.ts'
import { createReportFacts } from '../stores/report-facts.ts'

/** Players of one play, as many as a report reads at once. */
export interface PlayersRead {
  playId: string
  players: PlayerFacts[]
}

/** What is kept of plays, read as reports read it. */
export const keptPlays = (database: Pick<Database, 'pool' | 'kysely'>) => {
  const facts = createReportFacts(database)
  const batches = async (...playIds: string[]): Promise<PlayersRead[]> => {
    const read: PlayersRead[] = []
    for await (const part of facts.of(playIds, []))
      if (part.is === 'players')
        read.push({ playId: part.playId, players: z.array(PlayerFacts).parse(JSON.parse(part.players)) })
    return read
  }
  const read = async (playId: string): Promise<PlayFacts[]> =>
    (await facts.plays([playId])).map((text) => PlayFacts.parse(JSON.parse(text)))
  return {
    /** The oldest first. */
    async find(wanted: PlaysWanted): Promise<PlayFacts[]> {
      const heads = await facts.heads(wanted)
      return (await Promise.all(heads.map(({ playId }) => read(playId)))).flat()
    },
    /** One by its id; none when it is gone. */
    read,
    batches,
    players: async (...playIds: string[]): Promise<PlayerFacts[]> =>
      (await batches(...playIds)).flatMap(({ players }) => players),
  }
}
