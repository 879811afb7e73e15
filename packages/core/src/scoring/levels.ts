import { LIMITS } from '../limits.ts'

/** Rank titles by level 1 to 9 (contract §12). */
export const RANK_TITLES = [
  'Whiz',
  'Brainiac',
  'Mastermind',
  'Knight',
  'Titan',
  'Ninja',
  'Scholar',
  'Guru',
  'Prodigy',
] as const
export type RankTitle = (typeof RANK_TITLES)[number]

/** The title of a level; levels outside 1 to 9 count as the nearer end. */
export const rankTitle = (level: number): RankTitle =>
  RANK_TITLES[Math.min(Math.max(Math.trunc(level), 1), RANK_TITLES.length) - 1] ?? RANK_TITLES[0]

/** The level shown for a game: nine equal steps of the share of possible points that was won. Rule SC4. */
export const levelOfGame = (totalScore: number, possibleScore: number): number =>
  possibleScore <= 0
    ? 1
    : Math.min(RANK_TITLES.length, 1 + Math.floor((totalScore / possibleScore) * RANK_TITLES.length))

/** What an account has done, from games that the server ran. Rule AC16. */
export interface GameCounts {
  played: number
  hosted: number
  won: number
}

/**
 * An account's points, 1 to 1000: the product of the three counts, each at least 1, so that each of the three ways to take
 * part makes the other two worth more. Rule SC6.
 */
export const accountPoints = ({ played, hosted, won }: GameCounts): number =>
  Math.min(LIMITS.accountPoints, Math.max(played, 1) * Math.max(hosted, 1) * Math.max(won, 1))

/** The level of an account, 1 to 9: its points divided by 100. Rule SC6. */
export const accountLevel = (points: number): number =>
  Math.min(Math.max(Math.trunc(points / 100), 1), RANK_TITLES.length)
