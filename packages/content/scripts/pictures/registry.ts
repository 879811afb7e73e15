import { angle } from './angle.ts'
import { balance } from './balance.ts'
import { bars } from './bars.ts'
import { beads } from './beads.ts'
import { box } from './box.ts'
import { calendar } from './calendar.ts'
import { chess } from './chess.ts'
import { circle } from './circle.ts'
import { clock } from './clock.ts'
import { colours } from './colours.ts'
import { compare } from './compare.ts'
import { compass } from './compass.ts'
import { count } from './count.ts'
import { diceOf } from './dice.ts'
import { diceFace } from './dice-face.ts'
import { dots } from './dots.ts'
import { emoji } from './emoji.ts'
import { flags } from './flags.ts'
import { fraction } from './fraction.ts'
import { gate } from './gate.ts'
import { grid } from './grid.ts'
import { lineGraph } from './line-graph.ts'
import { magnets } from './magnets.ts'
import { coins, notes } from './money.ts'
import { moon } from './moon.ts'
import { numberLine } from './number-line.ts'
import { pictogram } from './pictogram.ts'
import type { Recipe, Size } from './recipe.ts'
import { svgOf } from './recipe.ts'
import { rect } from './rect.ts'
import { route } from './route.ts'
import { row } from './row.ts'
import { ruler } from './ruler.ts'
import { scene } from './scene.ts'
import { sequence } from './sequence.ts'
import { shape } from './shape.ts'
import { stave } from './stave.ts'
import { symmetry } from './symmetry.ts'
import { thermometer } from './thermometer.ts'
import { triangle } from './triangle.ts'

/** What draws a picture, by the first field of its name. */
const RECIPES: ReadonlyMap<string, Recipe> = new Map([
  ['emoji', emoji],
  ['row', row],
  ['count', count],
  ['compare', compare],
  ['scene', scene],
  ['clock', clock],
  ['shape', shape],
  ['dice', diceFace],
  ['thermometer', thermometer],
  ['moon', moon],
  ['colours', colours],
  ['angle', angle],
  ['rect', rect],
  ['triangle', triangle],
  ['box', box],
  ['circle', circle],
  ['flags', flags],
  ['fraction', fraction],
  ['numberline', numberLine],
  ['bars', bars],
  ['pictogram', pictogram],
  ['line', lineGraph],
  ['grid', grid],
  ['dots', dots],
  ['beads', beads],
  ['ruler', ruler],
  ['coins', coins],
  ['notes', notes],
  ['balance', balance],
  ['symmetry', symmetry],
  ['calendar', calendar],
  ['gate', gate],
  ['stave', stave],
  ['chess', chess],
  ['compass', compass],
  ['route', route],
  ['magnets', magnets],
  ['sequence', sequence],
])

const kindOf = (name: string): string => name.split('_', 1)[0] ?? ''

/** The picture of a name, as SVG. Throws with the reason when the name cannot be drawn. */
export const drawPicture = async (name: string): Promise<{ svg: string; size: Size }> => {
  const recipe = RECIPES.get(kindOf(name))
  if (recipe === undefined) throw new Error(`"${name}" names no picture recipe`)
  try {
    const content = await recipe.draw(name.split('_').slice(1), diceOf(name))
    return { svg: svgOf(recipe.size, content), size: recipe.size }
  } catch (error) {
    throw new Error(
      `"${name}" cannot be drawn: ${error instanceof Error ? error.message : String(error)}. It is written ${recipe.usage}.`,
    )
  }
}
