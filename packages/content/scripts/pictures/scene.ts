import type { Art } from './art.ts'
import { artOf, fitting, placed } from './art.ts'
import { bearingOf } from './bearing.ts'
import { withBody } from './body.ts'
import type { Dice } from './dice.ts'
import { checkCount } from './fields.ts'
import type { Ground } from './grounds/ground.ts'
import { GROUNDS } from './grounds/grounds.ts'
import type { Recipe } from './recipe.ts'
import { COVER } from './recipe.ts'
import { group, n, shadow } from './svg.ts'

/** A place of a composed group: where the foot is, below the ground's level, and how large the thing may be. */
interface Place {
  x: number
  below: number
  height: number
  width: number
}

/** Groups for one to four things, the first the largest; those behind come first. */
const GROUPS: readonly (readonly Place[])[] = [
  [{ x: 400, below: 0, height: 272, width: 400 }],
  [
    { x: 300, below: -2, height: 244, width: 284 },
    { x: 556, below: 12, height: 180, width: 204 },
  ],
  [
    { x: 400, below: -8, height: 236, width: 240 },
    { x: 184, below: 8, height: 172, width: 184 },
    { x: 612, below: 12, height: 162, width: 178 },
  ],
  [
    { x: 318, below: -10, height: 214, width: 214 },
    { x: 520, below: -6, height: 186, width: 184 },
    { x: 146, below: 10, height: 150, width: 158 },
    { x: 676, below: 12, height: 146, width: 156 },
  ],
]

const LIFTED = [0, -14, 10, -4] as const

/** People without legs are nearest of all: they hide the picture's foreground. */
const risesFromTheEdge = (art: Art): boolean => ['is cut off', 'is a head'].includes(bearingOf(art.name))

const standing = (art: Art, place: Place, ground: Ground, dice: Dice): string => {
  const bearing = bearingOf(art.name)
  if (bearing === 'is a head') return withBody(art, place.x, place.width * 1.15, place.height * 1.2, dice)
  if (bearing === 'is cut off') {
    const scale = fitting(art, place.width * 1.2, place.height * 1.16)
    return placed(art, place.x, 402, scale)
  }
  const scale = fitting(art, place.width, place.height)
  const foot = Math.min(388, ground.level + place.below)
  if (bearing === 'flies')
    return placed(art, place.x, ground.level - 150 + place.below * 2 + (art.height * scale) / 2, scale)
  // A keel lies in the water, which is drawn before it.
  if (ground.holds === 'afloat') return placed(art, place.x, foot + 6, scale)
  return shadow(place.x, foot - 2, art.width * scale * 0.92) + placed(art, place.x, foot, scale)
}

const hanging = (art: Art, place: Place, index: number, ground: Ground, dice: Dice): string => {
  const bearing = bearingOf(art.name)
  if (risesFromTheEdge(art)) return standing(art, place, ground, dice)
  if (bearing === 'lies' && ground.floor !== undefined)
    return standing(art, place, { ...ground, level: ground.floor }, dice)
  const scale = fitting(art, place.width, place.height)
  const middle = ground.level + (LIFTED[index] ?? 0) * 2 + dice.between(-8, 8)
  const turn = dice.between(-5, 5)
  return group(
    `rotate(${n(turn)} ${n(place.x)} ${n(middle)})`,
    placed(art, place.x, middle + (art.height * scale) / 2, scale),
  )
}

/** A cover: one to four things on a ground. */
export const scene: Recipe = {
  size: COVER,
  usage: `scene_<ground>_<name>..., 1 to 4 things; grounds: ${[...GROUNDS.keys()].join(' ')}`,
  draw: async ([groundName = '', ...names], dice) => {
    checkCount(names, 1, 4)
    const maker = GROUNDS.get(groundName)
    if (maker === undefined) throw new Error(`there is no ground "${groundName}"`)
    const ground = maker(dice)
    const arts = await Promise.all(names.map(artOf))
    const mirrored = dice.one([true, false])
    const shift = names.length === 1 ? dice.between(-34, 34) : dice.between(-10, 10)
    const things = arts.map((art, index) => {
      const place = GROUPS[names.length - 1]?.[index]
      if (place === undefined) throw new Error('there is no place left')
      const here = { ...place, x: (mirrored ? 800 - place.x : place.x) + shift }
      const drawn =
        ground.holds === 'free' ? hanging(art, here, index, ground, dice) : standing(art, here, ground, dice)
      return { drawn, near: risesFromTheEdge(art) }
    })
    const allDrawn = (near: boolean): string =>
      things
        .filter((thing) => thing.near === near)
        .map((thing) => thing.drawn)
        .join('')
    return ground.behind + allDrawn(false) + ground.before + allDrawn(true)
  },
}
