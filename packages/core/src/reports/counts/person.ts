import { fold } from '../../questions/index.ts'
import type { PlayerFacts } from '../facts/facts.ts'

/** Whom a player is taken for in other games: an account, or else a name as names compare. */
export const personOf = ({ userId, name }: Pick<PlayerFacts, 'userId' | 'name'>): string =>
  userId === null ? `name ${fold(name)}` : `account ${userId}`
