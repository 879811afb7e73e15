import { desert, field, forest, meadow, snow, storm, sunrise } from './countryside.ts'
import type { GroundMaker } from './ground.ts'
import { night, sky, space } from './heavens.ts'
import { classroom, kitchen, lab, room, stage } from './indoors.ts'
import { aqua, coral, gold, mint, paper, violet } from './plain.ts'
import { city, sport, village } from './town.ts'
import { beach, sea, underwater } from './water.ts'

/** The grounds that a scene may name. */
export const GROUNDS: ReadonlyMap<string, GroundMaker> = new Map([
  ['meadow', meadow],
  ['field', field],
  ['forest', forest],
  ['desert', desert],
  ['snow', snow],
  ['sea', sea],
  ['underwater', underwater],
  ['beach', beach],
  ['sky', sky],
  ['night', night],
  ['space', space],
  ['city', city],
  ['village', village],
  ['room', room],
  ['classroom', classroom],
  ['kitchen', kitchen],
  ['stage', stage],
  ['sport', sport],
  ['lab', lab],
  ['paper', paper],
  ['sunrise', sunrise],
  ['storm', storm],
  ['mint', mint],
  ['coral', coral],
  ['violet', violet],
  ['gold', gold],
  ['aqua', aqua],
])
