/** How closely the host's list is set: the more there are, the smaller they stand, so that nobody has to scroll. */
export type Density = 'few' | 'class' | 'crowd'

export interface ClassGrid {
  density: Density
  columns: number
}

/** The most places that each density holds without scrolling on a screen of 16 by 9. */
const GRIDS = [
  { density: 'few', columns: 6, most: 24 },
  { density: 'class', columns: 8, most: 64 },
  { density: 'crowd', columns: 10, most: Infinity },
] as const satisfies readonly (ClassGrid & { most: number })[]

/** The grid of the host's projector for so many players and, behind them, a note. Rule WR25. */
export const classGrid = (players: number, hasNote: boolean): ClassGrid => {
  const places = players + (hasNote ? 1 : 0)
  const { density, columns } = GRIDS.find(({ most }) => places <= most) ?? GRIDS[2]
  return { density, columns }
}
