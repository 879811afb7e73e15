import type { PlayerStats } from '@quokka/contract/socket'

/** More than these need a second column. */
const ONE_COLUMN = 8
/** With the three on the steps a class of thirty. */
const WALL_ROWS = 27

/** What a large screen lists below the steps, where nobody scrolls; undefined while one column holds them all. Rule WR65. */
export const onWall = (
  rest: readonly PlayerStats[],
  unlisted: number,
): { players: readonly PlayerStats[]; unlisted: number } | undefined =>
  rest.length <= ONE_COLUMN
    ? undefined
    : { players: rest.slice(0, WALL_ROWS), unlisted: unlisted + Math.max(0, rest.length - WALL_ROWS) }
