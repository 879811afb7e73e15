import type { Dice } from '../dice.ts'
import { box, circle, group, n, shape, stroke } from '../svg.ts'

/** The parts of which grounds are made, in the hand of the drawn covers. A foot is the middle of the lowest edge. */

export const backdrop = (colour: string): string => box(0, 0, 800, 400, colour)

/** A sky that grows lighter downwards by flat bands. */
export const bands = (colours: readonly string[], height = 400): string =>
  colours
    .map((colour, index) =>
      box(0, (index * height) / colours.length, 800, 400 - (index * height) / colours.length, colour),
    )
    .join('')

export const sun = (x: number, y: number, radius: number, colour = '#FFE27A', glow = ''): string =>
  (glow === '' ? '' : circle(x, y, radius * 1.5, glow)) + circle(x, y, radius, colour)

export const cloud = (x: number, y: number, scale: number, colour = '#FFFFFF'): string =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})`,
    shape('M-62 30a30 30 0 0 1-2-60a44 44 0 0 1 82-14a34 34 0 0 1 44 74z', colour),
  )

/** Two clouds where the dice want them, one on each side. */
export const clouds = (dice: Dice, colour = '#FFFFFF'): string =>
  cloud(dice.between(60, 250), dice.between(56, 96), dice.between(0.6, 0.9), colour) +
  cloud(dice.between(540, 740), dice.between(50, 110), dice.between(0.6, 1.05), colour)

/** Ground that rises softly from `left` over `middle` to `right` and fills all below. */
export const hill = (left: number, middle: number, right: number, colour: string): string =>
  shape(
    `M0 ${n(left)}C200 ${n(middle)} 260 ${n(middle)} 400 ${n(middle)}S640 ${n(middle + 10)} 800 ${n(right)}V400H0Z`,
    colour,
  )

export const tree = (x: number, foot: number, height: number, crown: string, trunk = '#8A5A33'): string =>
  box(x - height * 0.05, foot - height * 0.4, height * 0.1, height * 0.4, trunk) +
  circle(x, foot - height * 0.66, height * 0.34, crown) +
  circle(x - height * 0.2, foot - height * 0.5, height * 0.22, crown) +
  circle(x + height * 0.2, foot - height * 0.5, height * 0.22, crown)

export const fir = (x: number, foot: number, height: number, colour: string, trunk = '#7A4E2B'): string => {
  const tier = (top: number, bottom: number, half: number): string =>
    shape(
      `M${n(x)} ${n(foot - height * top)}L${n(x + height * half)} ${n(foot - height * bottom)}H${n(x - height * half)}Z`,
      colour,
    )
  return (
    box(x - height * 0.045, foot - height * 0.2, height * 0.09, height * 0.2, trunk) +
    tier(1, 0.6, 0.18) +
    tier(0.8, 0.36, 0.24) +
    tier(0.58, 0.12, 0.3)
  )
}

export const palm = (x: number, foot: number, height: number, leaf = '#3FA45B', trunk = '#A5733F'): string => {
  const top = foot - height
  const frond = (dx: number, dy: number): string =>
    shape(
      `M${n(x)} ${n(top)}q${n(dx * 0.5)} ${n(dy - height * 0.22)} ${n(dx)} ${n(dy)}q${n(-dx * 0.6)} ${n(-dy * 0.4 - height * 0.05)} ${n(-dx)} ${n(-dy)}Z`,
      leaf,
    )
  const h = height * 0.42
  return (
    stroke(
      `M${n(x - height * 0.08)} ${n(foot)}Q${n(x + height * 0.06)} ${n(foot - height * 0.5)} ${n(x)} ${n(top)}`,
      trunk,
      height * 0.085,
    ) +
    frond(h, h * 0.5) +
    frond(-h, h * 0.5) +
    frond(h * 0.95, -h * 0.1) +
    frond(-h * 0.95, -h * 0.1) +
    frond(h * 0.4, -h * 0.55) +
    frond(-h * 0.4, -h * 0.55)
  )
}

export const bush = (x: number, foot: number, width: number, colour: string): string =>
  circle(x, foot - width * 0.22, width * 0.3, colour) +
  circle(x - width * 0.28, foot - width * 0.1, width * 0.22, colour) +
  circle(x + width * 0.28, foot - width * 0.1, width * 0.22, colour)

export const flower = (x: number, foot: number, colour: string, height = 30): string => {
  const petals = [0, 72, 144, 216, 288].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return circle(x + Math.cos(angle) * 7, foot - height + Math.sin(angle) * 7, 6, colour)
  })
  return (
    stroke(`M${n(x)} ${n(foot)}V${n(foot - height)}`, '#3F8F3F', 4) +
    petals.join('') +
    circle(x, foot - height, 5, '#FFE27A')
  )
}

export const tuft = (x: number, foot: number, colour: string): string =>
  stroke(
    `M${n(x - 9)} ${n(foot - 14)}L${n(x - 4)} ${n(foot)}M${n(x)} ${n(foot - 20)}V${n(foot)}M${n(x + 9)} ${n(foot - 14)}L${n(x + 4)} ${n(foot)}`,
    colour,
    5,
  )

/** Small stars, all over the part of the sky above `lowest`. */
export const stars = (dice: Dice, number: number, lowest: number, colour = '#FFFFFF'): string =>
  Array.from({ length: number }, () =>
    circle(dice.between(10, 790), dice.between(10, lowest), dice.between(1.8, 3.6), colour),
  ).join('')

/** A star of five points. */
export const star = (x: number, y: number, radius: number, colour: string): string => {
  const d = Array.from({ length: 10 }, (_, index) => {
    const angle = ((index * 36 - 90) * Math.PI) / 180
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return `${index === 0 ? 'M' : 'L'}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
  })
  return shape(`${d.join('')}Z`, colour)
}

export const mountain = (x: number, foot: number, width: number, height: number, colour: string, snow = ''): string => {
  const top = foot - height
  const cap = height * 0.3
  const half = (width / 2) * 0.3
  const white =
    snow === ''
      ? ''
      : shape(
          `M${n(x)} ${n(top)}L${n(x + half)} ${n(top + cap)}L${n(x + half * 0.4)} ${n(top + cap * 0.72)}L${n(x)} ${n(top + cap * 1.1)}L${n(x - half * 0.4)} ${n(top + cap * 0.72)}L${n(x - half)} ${n(top + cap)}Z`,
          snow,
        )
  return shape(`M${n(x - width / 2)} ${n(foot)}L${n(x)} ${n(top)}L${n(x + width / 2)} ${n(foot)}Z`, colour) + white
}

/** Water from `y` on, its edge in soft waves. */
export const waves = (y: number, height: number, colour: string, shift = 0): string => {
  const crests = Array.from({ length: 11 }, () => `q25 ${-height} 50 0t50 0`)
  return shape(`M${n(-150 + shift)} ${n(y)}${crests.join('')}V400H-150Z`, colour)
}

/** A window with its cross bars and, outside, the sky. */
export const window = (x: number, y: number, width: number, height: number, frame: string, sky: string): string =>
  box(x, y, width, height, frame, 10) +
  box(x + 9, y + 9, width - 18, height - 18, sky, 4) +
  circle(x + width * 0.68, y + height * 0.36, height * 0.14, '#FFE27A') +
  shape(
    `M${x + 9} ${y + height - 9}v${n(-height * 0.24)}q${n(width * 0.3)} ${n(-height * 0.2)} ${n(width - 18)} 0v${n(height * 0.24)}Z`,
    '#8CCB5E',
  ) +
  box(x + width / 2 - 4, y, 8, height, frame) +
  box(x, y + height / 2 - 4, width, 8, frame)

/** A house with a pitched roof, a door and windows. */
export const house = (x: number, foot: number, width: number, wall: string, roof: string): string => {
  const height = width * 0.62
  return (
    box(x - width / 2, foot - height, width, height, wall) +
    shape(
      `M${n(x - width * 0.6)} ${n(foot - height)}L${n(x)} ${n(foot - height * 1.85)}L${n(x + width * 0.6)} ${n(foot - height)}Z`,
      roof,
    ) +
    box(x - width * 0.1, foot - height * 0.6, width * 0.2, height * 0.6, '#8A5A33', 4) +
    box(x - width * 0.38, foot - height * 0.72, width * 0.18, width * 0.18, '#FFE9A8', 3) +
    box(x + width * 0.2, foot - height * 0.72, width * 0.18, width * 0.18, '#FFE9A8', 3)
  )
}
