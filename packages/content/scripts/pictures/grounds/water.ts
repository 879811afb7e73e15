import { circle, n, shape, stroke } from '../svg.ts'
import { backdrop, cloud, clouds, hill, palm, star, sun, waves } from './elements.ts'
import type { GroundMaker } from './ground.ts'

export const sea: GroundMaker = (dice) => {
  const [sky, disc, far, middle, near] = dice.one([
    ['#BDE8FB', '#FFE27A', '#4FB4DE', '#2F96CC', '#1C78B4'],
    ['#FFD9B5', '#FFF1B8', '#4AA7B5', '#2F8CA3', '#1E6F8C'],
    ['#D2E4FF', '#FFE27A', '#5C9EEB', '#3F80DB', '#2C62BE'],
  ])
  const gull = (x: number, y: number): string => stroke(`M${n(x - 16)} ${n(y)}q8-12 16 0q8-12 16 0`, '#FFFFFF', 5)
  const island = dice.one([true, false])
  return {
    behind:
      backdrop(sky) +
      sun(dice.one([130, 660]), 88, 48, disc) +
      clouds(dice) +
      gull(dice.between(280, 340), dice.between(50, 80)) +
      gull(dice.between(450, 520), dice.between(40, 70)) +
      (island
        ? shape('M620 246C650 196 700 206 720 226S780 230 800 246Z', '#7FB77E')
        : shape('M0 246C40 206 90 200 120 226S170 236 190 246Z', '#8DA9C4')) +
      waves(246, 7, far) +
      waves(284, 10, middle, 30),
    before: waves(332, 13, near, 12) + stroke('M90 374q22-10 44 0M610 380q22-10 44 0M360 386q18-8 36 0', far, 5),
    holds: 'afloat',
    level: 352,
  }
}

export const underwater: GroundMaker = (dice) => {
  const [top, middle, deep, sand] = dice.one([
    ['#7FD6EE', '#39B4DA', '#0F7FAE', '#F2CF8E'],
    ['#8BE0D8', '#3FBFB8', '#14889A', '#F0D79C'],
    ['#86B8F5', '#4A8DE6', '#2360BD', '#E9CFA8'],
  ])
  const weed = (x: number, height: number, colour: string): string =>
    stroke(`M${n(x)} 372q-16 ${n(-height / 4)} 0 ${n(-height / 2)}t0 ${n(-height / 2)}`, colour, 10)
  const coral = (x: number, colour: string, scale: number): string =>
    shape(
      `M${n(x - 26 * scale)} 376L${n(x - 46 * scale)} ${n(376 - 110 * scale)}Q${n(x - 8 * scale)} ${n(376 - 90 * scale)} ${n(x)} ${n(376 - 46 * scale)}Q${n(x + 4 * scale)} ${n(376 - 110 * scale)} ${n(x + 46 * scale)} ${n(376 - 130 * scale)}L${n(x + 26 * scale)} 376Z`,
      colour,
    )
  const bubbles = Array.from({ length: 9 }, () =>
    circle(
      dice.between(30, 770),
      dice.between(90, 300),
      dice.between(6, 13),
      'none',
      'stroke="#E6FBFF" stroke-width="4"',
    ),
  )
  const left = dice.one(['#F24E76', '#FF8C5A', '#F27EB0'])
  return {
    behind:
      backdrop(top) +
      shape('M0 70C130 96 260 50 400 72S660 96 800 62V400H0Z', middle) +
      shape(`M0 ${n(dice.between(130, 160))}C160 120 300 180 460 150S680 120 800 152V400H0Z`, deep) +
      bubbles.join('') +
      weed(dice.between(150, 200), 110, '#3FE0B8') +
      weed(dice.between(205, 240), 80, '#3FCF8E') +
      weed(dice.between(590, 630), 96, '#3FE0B8') +
      coral(dice.between(80, 120), left, dice.between(0.85, 1.05)) +
      coral(dice.between(680, 720), '#A566E0', dice.between(0.85, 1.05)) +
      shape('M0 366C160 342 330 372 470 360S690 344 800 362V400H0Z', sand),
    before: star(dice.between(250, 560), 380, 15, '#FFB03A'),
    holds: 'free',
    level: 196,
    floor: 376,
  }
}

export const beach: GroundMaker = (dice) => {
  const [sky, water, foam, sand, wet] = dice.one([
    ['#B5E6FA', '#35A9D6', '#E9FBFF', '#F9DFA6', '#EFCB86'],
    ['#FFDDBB', '#3FA9B5', '#FFF3E0', '#F7D9A0', '#E8BF7E'],
    ['#CFE6FF', '#4C92E0', '#F2F9FF', '#FBE6BC', '#F0D09A'],
  ])
  const left = dice.one([true, false])
  return {
    behind:
      backdrop(sky) +
      sun(left ? 650 : 150, 86, 48, '#FFDC66') +
      cloud(left ? 470 : 330, dice.between(60, 90), 0.7) +
      cloud(left ? 220 : 590, dice.between(50, 80), 0.55) +
      waves(206, 6, water) +
      shape('M0 284C160 262 300 296 460 280S680 264 800 282V400H0Z', foam) +
      shape('M0 294C160 272 300 306 460 290S680 274 800 292V400H0Z', wet) +
      shape('M0 312C180 296 360 322 520 308S700 296 800 308V400H0Z', sand) +
      palm(left ? 92 : 708, 344, dice.between(180, 215)),
    before:
      hill(396, 388, 394, wet) +
      star(left ? 690 : 110, 376, 15, '#F58A5C') +
      circle(left ? 640 : 170, 384, 7, '#FFFFFF'),
    holds: 'standing',
    level: 352,
  }
}
