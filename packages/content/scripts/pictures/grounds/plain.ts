import type { Dice } from '../dice.ts'
import { box, circle, line, n, shape, stroke } from '../svg.ts'
import { backdrop, star } from './elements.ts'
import type { Ground, GroundMaker } from './ground.ts'

interface PlainColours {
  ground: string
  light: string
  dark: string
}

const onIt = (behind: string): Ground => ({ behind, before: '', holds: 'standing', level: 340 })

const discs = (dice: Dice, { ground, light, dark }: PlainColours): string => {
  const left = dice.one([true, false])
  return (
    backdrop(ground) +
    circle(left ? 90 : 710, dice.between(300, 360), dice.between(130, 170), dark) +
    circle(left ? 700 : 100, dice.between(20, 70), dice.between(100, 140), dark) +
    circle(400, 206, 176, light)
  )
}

const waves = (dice: Dice, { ground, light, dark }: PlainColours): string => {
  const y = dice.between(214, 246)
  return (
    backdrop(ground) +
    circle(dice.between(110, 190), dice.between(70, 110), dice.between(54, 80), light) +
    circle(dice.between(620, 690), dice.between(60, 120), dice.between(40, 64), light) +
    shape(`M0 ${n(y)}C140 ${n(y - 60)} 280 ${n(y + 50)} 420 ${n(y)}S680 ${n(y - 70)} 800 ${n(y - 10)}V400H0Z`, light) +
    shape(
      `M0 ${n(y + 74)}C180 ${n(y + 30)} 300 ${n(y + 96)} 460 ${n(y + 62)}S700 ${n(y + 30)} 800 ${n(y + 66)}V400H0Z`,
      dark,
    )
  )
}

const confetti = (dice: Dice, { ground, light, dark }: PlainColours): string => {
  const small = Array.from({ length: 26 }, (_, index) => {
    const x = (index % 2 === 0 ? 0 : 560) + dice.between(20, 230)
    const y = dice.between(20, 380)
    const kind = index % 3
    if (kind === 0) return circle(x, y, dice.between(6, 12), light)
    if (kind === 1) return star(x, y, dice.between(10, 17), '#FFFFFF')
    return stroke(`M${n(x)} ${n(y)}q10-12 20 0t20 0`, dark, 6)
  })
  return backdrop(ground) + circle(400, 200, 186, light) + small.join('')
}

/** A plain ground with soft shapes; which shapes, chance decides. */
const plain =
  (colours: PlainColours): GroundMaker =>
  (dice) =>
    onIt(dice.one([discs, waves, confetti])(dice, colours))

export const mint = plain({ ground: '#BDEBDD', light: '#DAF6EE', dark: '#9FDDC9' })
export const coral = plain({ ground: '#FFB3A3', light: '#FFD0C4', dark: '#F79783' })
export const violet = plain({ ground: '#C9B8FB', light: '#DED3FF', dark: '#B29DF3' })
export const gold = plain({ ground: '#FFD873', light: '#FFE8A8', dark: '#F5C24A' })
export const aqua = plain({ ground: '#9FDDF2', light: '#C4ECF8', dark: '#7CC9E6' })

export const paper: GroundMaker = (dice) => {
  const [sheet, rule, margin, desk] = dice.one([
    ['#FFFBF0', '#CFE0F5', '#F7A8B4', '#E8C48C'],
    ['#FFFDF6', '#D9E6D2', '#F2B45C', '#9CC7E8'],
    ['#FBFAFF', '#DDD4F7', '#7FC9BC', '#F5B5A8'],
  ])
  const squared = dice.one([true, false])
  const rules = Array.from({ length: 9 }, (_, index) => line(60, 66 + index * 36, 740, 66 + index * 36, rule, 3))
  const columns = squared
    ? Array.from({ length: 18 }, (_, index) => line(94 + index * 36, 30, 94 + index * 36, 400, rule, 3))
    : []
  const holes = [74, 146, 218, 290, 362].map((y) => circle(82, y, 9, desk))
  return onIt(
    backdrop(desk) +
      box(50, 32, 706, 400, '#1B1038', 14, 'opacity="0.12"') +
      box(46, 24, 708, 400, sheet, 14) +
      rules.join('') +
      columns.join('') +
      (squared ? '' : holes.join('') + line(120, 26, 120, 400, margin, 4)),
  )
}
