import { box, circle, n, shape, stroke } from '../svg.ts'
import { backdrop, star, window } from './elements.ts'
import type { GroundMaker } from './ground.ts'

const floor = (colour: string, skirting: string): string =>
  box(0, 296, 800, 104, colour) + box(0, 288, 800, 12, skirting)

export const room: GroundMaker = (dice) => {
  const [wall, stripe, boards, skirting, rug] = dice.one([
    ['#FCE3C6', '#F8D8B4', '#D9A066', '#FFF6E3', '#F2889B'],
    ['#D6E6F7', '#C6DAF0', '#C99B6D', '#F4FAFF', '#F5C04A'],
    ['#E7DBFA', '#DBCBF5', '#C98F72', '#FBF5FF', '#5FC0B0'],
  ])
  const stripes = [60, 180, 300, 420, 540, 660, 780].map((x) => box(x - 20, 0, 40, 290, stripe))
  const left = dice.one([true, false])
  const plant = (x: number): string =>
    shape(`M${x - 24} 330H${x + 24}L${x + 16} 376H${x - 16}Z`, '#E0744A') +
    [-40, -20, 0, 20, 40]
      .map((turn) =>
        shape(
          `M${x} 332q${n(-14 + turn * 0.6)} -60 ${n(turn)} -104q${n(16 - turn * 0.2)} 56 ${n(-turn)} 104Z`,
          turn % 40 === 0 ? '#3F9A5C' : '#57B573',
        ),
      )
      .join('')
  const picture = (x: number): string =>
    box(x, 66, 104, 84, '#C98F4A', 6) +
    box(x + 9, 75, 86, 66, '#FFF6E3') +
    shape(`M${x + 9} 141l30-40l22 24l14-14l20 30Z`, '#7FB5E0') +
    circle(x + 72, 92, 8, '#FFCB3D')
  return {
    behind:
      backdrop(wall) +
      stripes.join('') +
      window(left ? 70 : 590, 50, 140, 150, '#FFFFFF', '#BFE6FA') +
      picture(left ? 620 : 90) +
      floor(boards, skirting) +
      `<ellipse cx="400" cy="352" rx="310" ry="42" fill="${rug}"/><ellipse cx="400" cy="352" rx="280" ry="34" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.6"/>`,
    before: plant(left ? 740 : 60),
    holds: 'standing',
    level: 358,
  }
}

export const classroom: GroundMaker = (dice) => {
  const [wall, board, frame, desk] = dice.one([
    ['#FBE9C6', '#2F7A5C', '#B9824A', '#D9A05A'],
    ['#D5EBF5', '#2E5F7A', '#C99558', '#E0B070'],
    ['#F7DDD6', '#3D4A66', '#A8754A', '#CF9A62'],
  ])
  const scribble = dice.one([
    'M150 92h70M150 118h44M616 96a26 26 0 1 0 .1 0M600 196l40-40v40Z',
    'M150 90l24 40h-48ZM220 110m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M590 92h70M590 118h50M590 144h62',
    'M148 84v60M118 114h60M590 100h60M590 130h60M130 190h50',
  ])
  return {
    behind:
      backdrop(wall) +
      box(88, 38, 624, 216, frame, 10) +
      box(102, 52, 596, 188, board, 4) +
      stroke(scribble, '#FFFFFF', 5, 'opacity="0.75"') +
      box(560, 246, 70, 12, '#FFFFFF', 5) +
      box(170, 246, 44, 12, '#F24E76', 5) +
      box(0, 312, 800, 88, desk) +
      box(0, 312, 800, 12, '#FFFFFF', 0, 'opacity="0.35"') +
      box(0, 384, 800, 16, frame),
    before: '',
    holds: 'standing',
    level: 356,
  }
}

export const kitchen: GroundMaker = (dice) => {
  const [wall, tile, top, cupboard, shelf] = dice.one([
    ['#D3F0EA', '#E6F8F4', '#E8C48C', '#5FB5A5', '#C98F4A'],
    ['#FFE6C2', '#FFF1DC', '#C98F62', '#E8735A', '#A86A3C'],
    ['#DCE6FB', '#EBF1FD', '#D9B48A', '#6C8BD6', '#B07C4A'],
  ])
  const tiles = Array.from({ length: 40 }, (_, index) =>
    box(4 + (index % 10) * 80, 92 + Math.floor(index / 10) * 56 - 84, 72, 48, tile, 6),
  )
  const jar = (x: number, colour: string): string =>
    box(x, 62, 36, 44, colour, 8) + box(x + 4, 54, 28, 12, '#8A5A33', 4)
  const side = dice.one([true, false])
  const left = side ? 60 : 580
  const pan = side ? 680 : 130
  return {
    behind:
      backdrop(wall) +
      tiles.join('') +
      box(left - 10, 106, 180, 12, shelf, 4) +
      jar(left + 6, '#F24E76') +
      jar(left + 58, '#FFCB3D') +
      jar(left + 110, '#6DB36B') +
      box(pan - 60, 40, 130, 8, shelf, 4) +
      stroke(`M${pan - 30} 48v44M${pan + 36} 48v30`, '#6A6478', 7) +
      circle(pan - 30, 116, 30, '#5A5468') +
      circle(pan + 36, 98, 20, '#8A84A0') +
      box(0, 318, 800, 82, cupboard) +
      box(0, 306, 800, 48, top) +
      box(0, 346, 800, 10, '#1B1038', 0, 'opacity="0.12"') +
      box(180, 370, 60, 9, '#FFF6E3', 4) +
      box(560, 370, 60, 9, '#FFF6E3', 4),
    before: '',
    holds: 'standing',
    level: 336,
  }
}

export const stage: GroundMaker = (dice) => {
  const [back, glow, curtain, fold, wood] = dice.one([
    ['#2A1148', '#4B2A78', '#D9284F', '#B01C40', '#7A4230'],
    ['#10264F', '#234A86', '#7A3FC4', '#5F2CA0', '#6B4030'],
    ['#1F3D3A', '#2F6660', '#E0762E', '#BC5C1C', '#6E4630'],
  ])
  const drape = (flip: string): string =>
    `<g transform="${flip}">` +
    shape('M0 0H170C170 130 150 230 96 318H0Z', curtain) +
    stroke('M40 0C44 130 36 230 22 316M84 0C88 130 76 230 54 316M130 0C132 120 118 220 84 312', fold, 11) +
    '</g>'
  const scallops = 'a50 44 0 0 1 -100 0'.repeat(8)
  return {
    behind:
      backdrop(back) +
      shape('M310 0H490L690 400H110Z', glow) +
      box(0, 312, 800, 88, wood) +
      `<ellipse cx="400" cy="352" rx="290" ry="34" fill="#F2D08A" opacity="0.85"/>` +
      drape('') +
      drape('translate(800 0) scale(-1 1)') +
      shape(`M0 0H800V34${scallops}Z`, curtain) +
      stroke(`M800 36${scallops}`, '#FFCB3D', 6) +
      star(dice.between(220, 260), dice.between(110, 150), 9, '#FFE9A8') +
      star(dice.between(545, 585), dice.between(110, 150), 9, '#FFE9A8'),
    before: '',
    holds: 'standing',
    level: 354,
  }
}

export const lab: GroundMaker = (dice) => {
  const [wall, pale, bench, edge] = dice.one([
    ['#CFE9F5', '#E2F4FB', '#F4F7FB', '#A9BCD0'],
    ['#D5F0E2', '#E7F8EF', '#F7FAF5', '#A5C4B4'],
    ['#E2DEF8', '#F0EDFC', '#F8F6FD', '#B5ADD6'],
  ])
  const left = dice.one([true, false])
  const flask = (x: number, colour: string): string =>
    shape(`M${x - 9} 56h18v26l22 42a8 8 0 0 1-8 10h-46a8 8 0 0 1-8-10l22-42Z`, '#FFFFFF', 'opacity="0.85"') +
    shape(`M${x - 19} 104h38l12 20a8 8 0 0 1-8 10h-46a8 8 0 0 1-8-10Z`, colour)
  const tube = (x: number, colour: string, level: number): string =>
    box(x - 9, 66, 18, 68, '#FFFFFF', 9, 'opacity="0.85"') + box(x - 9, level, 18, 134 - level, colour, 9)
  const things = left ? 60 : 570
  const chart = left ? 590 : 70
  return {
    behind:
      backdrop(wall) +
      circle(400, 210, 190, pale) +
      box(things - 16, 134, 196, 12, edge, 4) +
      flask(things + 26, '#3FE0C0') +
      tube(things + 86, '#F24E76', 96) +
      tube(things + 116, '#FFCB3D', 84) +
      tube(things + 146, '#8A6BEB', 106) +
      box(chart, 50, 140, 108, '#FFFFFF', 10) +
      circle(chart + 70, 104, 10, '#F24E76') +
      `<g fill="none" stroke="#5A8FE0" stroke-width="4"><ellipse cx="${chart + 70}" cy="104" rx="48" ry="17"/><ellipse cx="${chart + 70}" cy="104" rx="48" ry="17" transform="rotate(60 ${chart + 70} 104)"/><ellipse cx="${chart + 70}" cy="104" rx="48" ry="17" transform="rotate(120 ${chart + 70} 104)"/></g>` +
      box(0, 306, 800, 94, bench) +
      box(0, 372, 800, 28, edge),
    before: '',
    holds: 'standing',
    level: 346,
  }
}
