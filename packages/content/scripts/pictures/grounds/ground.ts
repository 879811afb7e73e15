import type { Dice } from '../dice.ts'

/** Where a scene takes place. */
export interface Ground {
  /** All that lies behind the things. */
  behind: string
  /** What lies before their feet: grass, a wave. */
  before: string
  /** How things are there: on their feet, afloat with their keels in the water, or hanging free. */
  holds: 'standing' | 'afloat' | 'free'
  /** Where they stand or float; the middle of what hangs free. */
  level: number
  /** Where there is a floor below what hangs free. */
  floor?: number
}

/** Draws a ground; chance chooses among its variants. */
export type GroundMaker = (dice: Dice) => Ground
