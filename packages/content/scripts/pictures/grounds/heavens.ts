import { circle, group, n, shape, stroke } from '../svg.ts'
import { backdrop, cloud, fir, hill, house, star, stars } from './elements.ts'
import type { GroundMaker } from './ground.ts'

export const sky: GroundMaker = (dice) => {
  const [ground, light, white] = dice.one([
    ['#8ACBFF', '#A9DAFF', '#FFFFFF'],
    ['#A3D5F7', '#BFE3FB', '#FFFFFF'],
    ['#B4C6FF', '#CAD7FF', '#FFFFFF'],
  ])
  const disc = dice.one([140, 660])
  return {
    behind:
      backdrop(ground) +
      circle(disc, 90, 96, light) +
      circle(disc, 90, 52, '#FFE27A') +
      cloud(dice.between(60, 160), dice.between(190, 230), 0.9, light) +
      cloud(dice.between(640, 740), dice.between(180, 220), 1, light) +
      cloud(disc === 140 ? 620 : 180, dice.between(70, 100), 0.8, white) +
      cloud(400, 396, 2, light) +
      cloud(90, 384, 1.7, white) +
      cloud(720, 386, 1.8, white),
    before: cloud(dice.between(230, 270), 410, 1.1, white) + cloud(dice.between(540, 580), 412, 1.2, white),
    holds: 'free',
    level: 194,
  }
}

/** A moon whose light side looks left. */
const CRESCENT = 'M10-49A50 50 0 1 0 49 10A41 41 0 1 1 10-49Z'

export const night: GroundMaker = (dice) => {
  const [top, glow, far, near] = dice.one([
    ['#1B2356', '#343F96', '#22386B', '#182A52'],
    ['#2A1B5C', '#4A359C', '#3A2F78', '#271F58'],
    ['#123A55', '#24648C', '#1C5361', '#123E4B'],
  ])
  const left = dice.one([true, false])
  const x = left ? 150 : 650
  return {
    behind:
      backdrop(top) +
      circle(400, 250, 260, glow) +
      stars(dice, 36, 230) +
      group(`translate(${x} 92) scale(${left ? 1 : -1} 1)`, shape(CRESCENT, '#FFE9A8')) +
      star(left ? 620 : 180, 70, 12, '#FFE27A') +
      hill(264, 246, 256, far) +
      (dice.one([true, false])
        ? house(left ? 690 : 110, 290, 90, near, '#0F1A3A')
        : fir(left ? 700 : 100, 296, 140, near, near)) +
      fir(left ? 770 : 30, 300, 110, near, near) +
      hill(304, 288, 300, near),
    before: '',
    holds: 'standing',
    level: 346,
  }
}

export const space: GroundMaker = (dice) => {
  const [dark, cloudy, one, two] = dice.one([
    ['#1D1550', '#2B1F6E', '#F24E76', '#7FD0F5'],
    ['#0F1D4A', '#1A2C66', '#FFB347', '#B58CF0'],
    ['#2B1248', '#421C68', '#45D0C0', '#FFCB3D'],
  ])
  const turned = dice.one([true, false])
  const planet = (x: number, y: number, radius: number, colour: string, shade: string): string =>
    circle(x, y, radius, colour) +
    shape(
      `M${n(x + radius * 0.2)} ${n(y - radius * 0.98)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x - radius * 0.6)} ${n(y + radius * 0.8)}A${n(radius * 1.1)} ${n(radius * 1.1)} 0 0 0 ${n(x + radius * 0.2)} ${n(y - radius * 0.98)}Z`,
      shade,
      'opacity="0.28"',
    )
  const ring = turned ? 690 : 110
  const ball = turned ? 100 : 705
  return {
    behind:
      backdrop(dark) +
      shape('M0 250C160 150 330 330 520 230S720 90 800 130V400H0Z', cloudy) +
      stars(dice, 46, 392) +
      star(dice.between(220, 300), dice.between(40, 70), 10, '#FFE9A8') +
      star(dice.between(520, 600), dice.between(330, 360), 9, '#FFE9A8') +
      planet(ring, 96, 42, one, '#1B1038') +
      stroke(`M${ring - 70} 112Q${ring} 132 ${ring + 70} 78`, '#F4DDA8', 8) +
      planet(ball, dice.between(290, 330), dice.between(34, 54), two, '#1B1038') +
      circle(turned ? 190 : 610, dice.between(70, 110), 14, '#C9C2E8'),
    before: '',
    holds: 'free',
    level: 202,
  }
}
