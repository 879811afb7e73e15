/** Rank titles by level 1 to 9 (live play §2, Podium). */
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
