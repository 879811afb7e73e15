import { box, circle, shape, stroke } from '../svg.ts'
import { backdrop, bush, clouds, hill, house, sun, tree } from './elements.ts'
import type { GroundMaker } from './ground.ts'

export const city: GroundMaker = (dice) => {
  const [sky, far, near, light, road] = dice.one([
    ['#BFE3FA', '#9CC4E4', '#6F9BC9', '#E9F5FF', '#4C4A68'],
    ['#FFD8B8', '#F0AE94', '#C97B84', '#FFF0D6', '#57435E'],
    ['#D9D0FA', '#B3A5E6', '#8777CB', '#F5F0FF', '#474068'],
  ])
  const tower = (x: number, width: number, height: number, colour: string, windows: boolean): string => {
    const rows = Math.floor((height - 24) / 30)
    const columns = Math.floor((width - 12) / 24)
    const lit = Array.from({ length: rows * columns }, (_, index) =>
      box(x + 12 + (index % columns) * 24, 316 - height + 16 + Math.floor(index / columns) * 30, 12, 16, light, 2),
    )
    return box(x, 316 - height, width, height, colour) + (windows ? lit.join('') : '')
  }
  const skyline = [0, 78, 160, 250, 340, 436, 520, 610, 700].map((x) =>
    tower(x, 92, dice.between(120, 220), far, false),
  )
  return {
    behind:
      backdrop(sky) +
      sun(dice.one([210, 590]), 70, 38, '#FFE9A0') +
      skyline.join('') +
      tower(-10, 92, dice.between(200, 260), near, true) +
      tower(96, 84, dice.between(140, 190), near, true) +
      tower(622, 84, dice.between(140, 190), near, true) +
      tower(718, 92, dice.between(200, 260), near, true) +
      bush(230, 318, 90, '#6DB36B') +
      bush(570, 318, 100, '#6DB36B') +
      box(0, 310, 800, 14, '#D9D5E6') +
      box(0, 322, 800, 78, road),
    before: stroke('M20 382H90M150 382H220M280 382H350M410 382H480M540 382H610M670 382H740', '#FFF6E3', 6),
    holds: 'standing',
    level: 360,
  }
}

export const village: GroundMaker = (dice) => {
  const [sky, far, near, path] = dice.one([
    ['#BDE6FA', '#9BCF73', '#7FBB55', '#E8CF9C'],
    ['#FFE0B8', '#B7C765', '#98AE4A', '#E3BE86'],
    ['#C9EBE4', '#86C48A', '#67AE6E', '#E6D2A6'],
  ])
  const wall = dice.one(['#FFF3DC', '#FBE0C2', '#F4E6F2'])
  return {
    behind:
      backdrop(sky) +
      sun(dice.between(340, 460), 76, 42, '#FFDF70') +
      clouds(dice) +
      hill(236, 216, 232, far) +
      house(dice.between(90, 120), 292, 128, wall, '#D9573F') +
      house(dice.between(225, 250), 270, 82, '#FFF6E3', '#B5763F') +
      house(dice.between(650, 680), 288, 120, '#FFF3DC', dice.one(['#3F8FB5', '#C9742E', '#8A5ABF'])) +
      tree(dice.between(755, 780), 296, 140, '#4F9A48') +
      tree(dice.between(10, 30), 296, 120, '#4F9A48') +
      hill(284, 276, 286, near) +
      shape('M330 400C350 350 300 320 380 280H430C380 320 480 350 500 400Z', path),
    before: bush(20, 404, 90, '#5E9C3E') + bush(780, 404, 100, '#5E9C3E'),
    holds: 'standing',
    level: 350,
  }
}

export const sport: GroundMaker = (dice) => {
  const variant = dice.one(['pitch', 'track', 'court'])
  const stands = (colour: string, seat: string): string => {
    const heads = Array.from({ length: 54 }, (_, index) =>
      circle(
        14 + (index % 27) * 29.6,
        168 + Math.floor(index / 27) * 30,
        9,
        dice.one(['#FFCB3D', '#FFFFFF', '#F24E76', '#5FD0C4', '#8A6BEB', seat]),
      ),
    )
    return (
      box(0, 142, 800, 96, colour) + heads.join('') + box(0, 214, 800, 30, '#FFF6E3') + box(0, 232, 800, 12, '#E4DCC9')
    )
  }
  const lamp = (x: number): string => box(x - 5, 40, 10, 110, '#A9B4CC') + box(x - 36, 24, 72, 34, '#DDE4F2', 8)
  if (variant === 'pitch') {
    return {
      behind:
        backdrop('#A9DDFA') +
        lamp(110) +
        lamp(690) +
        stands('#5C6FB0', '#4A5A99') +
        box(0, 242, 800, 158, '#6BBF59') +
        shape('M0 242H130L20 400H0ZM300 242H500L560 400H240ZM670 242H800V400H780Z', '#5BAE4B') +
        stroke('M0 262H800M400 262', '#F3FFF0', 6) +
        `<ellipse cx="400" cy="352" rx="270" ry="60" fill="none" stroke="#F3FFF0" stroke-width="6"/>`,
      before: '',
      holds: 'standing',
      level: 352,
    }
  }
  if (variant === 'track') {
    const lanes = [290, 322, 358, 398].map((y) =>
      stroke(`M0 ${y + 16}C200 ${y - 16} 600 ${y - 16} 800 ${y + 16}`, '#FFE9DC', 5),
    )
    return {
      behind:
        backdrop('#BDE3FF') +
        clouds(dice) +
        stands('#4E8FA8', '#3F7A91') +
        hill(246, 240, 246, '#77C063') +
        shape('M0 284C200 252 600 252 800 284V400H0Z', '#D9603B') +
        lanes.join(''),
      before: '',
      holds: 'standing',
      level: 356,
    }
  }
  return {
    behind:
      backdrop('#FFDFA8') +
      circle(400, 190, 220, '#FFEBC7') +
      stands('#E0785A', '#C9644A') +
      box(0, 242, 800, 158, '#E9A95C') +
      stroke('M80 400L170 262H630L720 400M400 262V400', '#FFF3DC', 6) +
      `<ellipse cx="400" cy="334" rx="96" ry="34" fill="#E09A48" stroke="#FFF3DC" stroke-width="6"/>`,
    before: '',
    holds: 'standing',
    level: 354,
  }
}
