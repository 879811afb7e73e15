import { circle, n, shape, stroke } from '../svg.ts'
import { backdrop, bands, bush, cloud, clouds, fir, flower, hill, mountain, sun, tree, tuft } from './elements.ts'
import type { GroundMaker } from './ground.ts'

const FLOWERS = ['#F24E76', '#FFFFFF', '#FFCB3D', '#B58CF0'] as const

export const meadow: GroundMaker = (dice) => {
  const [sky, far, near, tufts] = dice.one([
    ['#AEE3FF', '#8CCB5E', '#74B84C', '#5C9E3A'],
    ['#BFEBF2', '#A4D65E', '#86C144', '#6BA534'],
    ['#C9E4FF', '#7FC98A', '#5FB573', '#47995B'],
  ])
  const sunLeft = dice.one([true, false])
  const rise = dice.between(-26, 26)
  const flowers = [52, 116, 176, 630, 702, 760].map((x) =>
    flower(x + dice.between(-22, 22), 388 - dice.between(0, 34), dice.one(FLOWERS), dice.between(22, 34)),
  )
  return {
    behind:
      backdrop(sky) +
      sun(sunLeft ? dice.between(90, 160) : dice.between(640, 710), dice.between(74, 96), 44) +
      clouds(dice) +
      hill(240 - rise, 212, 250 + rise, far) +
      (dice.one([true, false])
        ? tree(sunLeft ? 706 : 96, 268, 130, tufts)
        : bush(sunLeft ? 700 : 100, 268, 130, near)) +
      hill(292 + rise * 0.6, 284, 296 - rise * 0.6, near),
    before: flowers.join('') + tuft(dice.between(240, 330), 392, tufts) + tuft(dice.between(470, 570), 394, tufts),
    holds: 'standing',
    level: 344,
  }
}

export const field: GroundMaker = (dice) => {
  const [sky, back, crop, furrow] = dice.one([
    ['#BFE6FF', '#9CCB5A', '#F2C14E', '#D9A233'],
    ['#FFE3B3', '#C5B64A', '#E8B04A', '#C98F2E'],
    ['#C6EAF7', '#7EBB5A', '#A98252', '#8F6A3E'],
  ])
  const furrows = Array.from({ length: 13 }, (_, index) => {
    const x = -460 + index * 144
    return stroke(`M${400 + (x - 400) * 0.34} 262L${x} 404`, furrow, 9)
  })
  return {
    behind:
      backdrop(sky) +
      sun(dice.one([120, 660]), 84, 46, '#FFD96A') +
      clouds(dice) +
      hill(232, 214 + dice.between(-10, 10), 236, back) +
      bush(dice.between(60, 150), 240, 90, '#5C9E3A') +
      tree(dice.between(660, 740), 250, 110, '#5C9E3A') +
      shape('M0 256C200 246 600 246 800 256V400H0Z', crop) +
      furrows.join(''),
    before: '',
    holds: 'standing',
    level: 346,
  }
}

export const forest: GroundMaker = (dice) => {
  const [sky, far, middle, floor, front] = dice.one([
    ['#CDEBD0', '#8FCB97', '#4F9E63', '#5FA84E', '#3E8440'],
    ['#BDE6E0', '#77BFA6', '#2F8670', '#4C9E78', '#2F7D5C'],
    ['#FCE3B0', '#DDB95E', '#B8863B', '#A8A04A', '#7E8334'],
  ])
  const wood = [0, 86, 170, 262, 350, 440, 532, 622, 708, 796].map((x) =>
    fir(x + dice.between(-18, 18), 290, dice.between(150, 215), far),
  )
  const side = (x: number): string => fir(x, 330, dice.between(240, 300), middle)
  return {
    behind:
      backdrop(sky) +
      sun(dice.between(300, 500), 90, 60, '#FFF6D0') +
      wood.join('') +
      side(dice.between(20, 60)) +
      side(dice.between(128, 158)) +
      side(dice.between(650, 690)) +
      side(dice.between(745, 785)) +
      hill(300, 284, 302, floor),
    before: bush(30, 404, 150, front) + bush(780, 406, 170, front) + tuft(250, 394, front) + tuft(560, 396, front),
    holds: 'standing',
    level: 348,
  }
}

export const desert: GroundMaker = (dice) => {
  const [sky, disc, far, middle, near] = dice.one([
    ['#F9DDA4', '#FFB347', '#EFC06A', '#E5AC50', '#D8973D'],
    ['#BFE6F5', '#FFE27A', '#F0CE8A', '#E6B866', '#D9A24C'],
    ['#FFC7A0', '#FFF0B8', '#EDA36B', '#DE8A55', '#C97444'],
  ])
  const cactus = (x: number, foot: number, size: number): string =>
    stroke(
      `M${n(x)} ${n(foot)}v${n(-size)}M${n(x)} ${n(foot - size * 0.35)}h${n(-size * 0.3)}v${n(-size * 0.28)}M${n(x)} ${n(foot - size * 0.5)}h${n(size * 0.3)}v${n(-size * 0.26)}`,
      '#4E9B57',
      size * 0.17,
    )
  const left = dice.one([true, false])
  return {
    behind:
      backdrop(sky) +
      sun(left ? 640 : 160, 92, 50, disc) +
      shape('M0 250C120 190 220 230 330 250S560 190 800 236V400H0Z', far) +
      shape(`M0 ${n(270 + dice.between(0, 16))}C160 300 300 240 470 268S680 300 800 258V400H0Z`, middle) +
      cactus(left ? dice.between(70, 130) : dice.between(670, 730), 308, dice.between(80, 110)) +
      shape('M0 312C220 280 420 330 800 296V400H0Z', near),
    before: stroke('M70 372q30-10 60 0M640 380q34-12 68 0M330 388q20-6 40 0', middle, 5),
    holds: 'standing',
    level: 350,
  }
}

export const snow: GroundMaker = (dice) => {
  const [sky, peak, far, firs] = dice.one([
    ['#B9DDF7', '#8FA9D6', '#DCEBFA', '#3F8A78'],
    ['#C9D3F7', '#9CA0DB', '#E3E6FB', '#4B7F9E'],
    ['#F7D6E2', '#B59CCF', '#F2E4F2', '#5C8A8A'],
  ])
  const flakes = Array.from({ length: 22 }, () =>
    circle(dice.between(10, 790), dice.between(10, 250), dice.between(2.5, 5), '#FFFFFF'),
  )
  return {
    behind:
      backdrop(sky) +
      mountain(dice.between(150, 260), 270, 330, dice.between(140, 180), peak, '#FFFFFF') +
      mountain(dice.between(540, 660), 270, 400, dice.between(160, 205), peak, '#FFFFFF') +
      flakes.join('') +
      hill(262, 238, 258, far) +
      fir(dice.between(40, 90), 300, 130, firs) +
      fir(dice.between(700, 760), 296, 150, firs) +
      hill(304, 286, 300, '#FFFFFF'),
    before: stroke('M60 366q40-10 80 0M620 376q40-12 80 0', '#DCE8F6', 6),
    holds: 'standing',
    level: 346,
  }
}

export const sunrise: GroundMaker = (dice) => {
  const [sky, disc, far, middle, near] = dice.one([
    [['#F78FA0', '#FBA58F', '#FFBE86', '#FFD58C'], '#FFF1B0', '#B36FA0', '#8C5690', '#66427A'],
    [['#7FA6E8', '#B7B4EA', '#F3C2CF', '#FFD9B0'], '#FFF3C4', '#7F8FC9', '#5F73B0', '#465A94'],
    [['#FF9E6D', '#FFB36B', '#FFC973', '#FFDF8C'], '#FFF8D0', '#C9734F', '#A4573F', '#7B4036'],
  ])
  const x = dice.between(290, 510)
  return {
    behind:
      bands(sky, 280) +
      circle(x, 236, 150, disc, 'opacity="0.35"') +
      circle(x, 236, 104, disc) +
      cloud(dice.between(70, 170), 84, 0.7, '#FFFFFF') +
      cloud(dice.between(630, 730), 110, 0.6, '#FFFFFF') +
      hill(236, 262, 226, far) +
      hill(276, 284, 290, middle) +
      hill(322, 308, 316, near),
    before: '',
    holds: 'standing',
    level: 352,
  }
}

export const storm: GroundMaker = (dice) => {
  const [sky, dark, light, far, near] = dice.one([
    ['#5E6E9C', '#3F4A75', '#7C8AB5', '#4E7A63', '#3C6450'],
    ['#6A6A99', '#47466F', '#8D8DB8', '#6B7A55', '#546142'],
    ['#54788F', '#37556B', '#7C9DB0', '#4A7368', '#385C52'],
  ])
  const flash = (x: number, y: number): string => shape(`M${n(x)} ${n(y)}l-34 66h26l-20 56l62-78h-30l26-44Z`, '#FFDB4D')
  const rain = Array.from({ length: 34 }, () => {
    const [x, y] = [dice.between(0, 800), dice.between(110, 330)]
    return stroke(`M${n(x)} ${n(y)}l-8 22`, light, 4)
  })
  return {
    behind:
      backdrop(sky) +
      rain.join('') +
      flash(dice.between(90, 160), 110) +
      flash(dice.between(650, 720), 100) +
      cloud(130, 74, 1.5, dark) +
      cloud(400, 30, 1.7, light) +
      cloud(680, 70, 1.6, dark) +
      cloud(270, 40, 1.2, dark) +
      hill(286, 268, 280, far) +
      hill(318, 304, 314, near),
    before: '',
    holds: 'standing',
    level: 352,
  }
}
