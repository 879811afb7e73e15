import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './child.ts'

const ART = join(root, 'packages', 'web', 'src', 'ui', 'art')
const FACES = join(root, 'node_modules', '@fontsource-variable')

const inline = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`
const art = async (name: string): Promise<string> => inline('image/svg+xml', await readFile(join(ART, `${name}.svg`)))
const face = async (name: string): Promise<string> => {
  const file = await readFile(join(FACES, name, 'files', `${name}-latin-wght-normal.woff2`))
  return `@font-face { font-family: ${name}; font-weight: 300 900; src: url(${inline('font/woff2', file)}) }`
}

/** A page of 1280 by 640 with the product's name, a projector and two phones, which show these screens. */
export const heroPage = async (screens: readonly Buffer[]): Promise<string> => {
  const [projector = '', mia = '', leo = ''] = screens.map((screen) => inline('image/png', screen))
  const [logo, quokka, stars, hills, ...faces] = await Promise.all([
    ...['logo', 'mascot-wave', 'stars', 'hills'].map(art),
    ...['fredoka', 'figtree'].map(face),
  ])
  return `<!doctype html><html lang="en"><style>${faces.join('\n')}
    * { box-sizing: border-box; margin: 0 }
    body { background: linear-gradient(160deg, #1d1045, #2a1b66 45%, #1d3c66 75%, #0d4640); color: #fff8e7; height: 640px;
      overflow: hidden; position: relative; width: 1280px }
    img { display: block; position: absolute }
    .sky { height: 640px; left: 0; object-fit: cover; top: 0; width: 1280px }
    .hills { bottom: 0; height: 130px; left: 0; width: 1280px }
    .logo { height: 76px; left: 44px; top: 36px; width: 76px }
    h1 { font: 600 60px/76px fredoka; left: 138px; letter-spacing: -0.01em; position: absolute; top: 36px }
    p { color: #d6ccf5; font: 500 25px/34px figtree; left: 548px; position: absolute; top: 42px }
    .screen { background: #0d0722; border-radius: 22px; box-shadow: 0 0 0 2px #4b3a8c, 0 24px 60px #0008; padding: 12px;
      position: absolute }
    .screen img { border-radius: 12px; height: 100%; position: static; width: 100% }
    .projector { height: 430px; left: 44px; top: 146px; width: 748px }
    .phone { border-radius: 34px; height: 446px; padding: 9px; width: 220px }
    .phone img { border-radius: 26px }
    .mia { left: 800px; rotate: -2deg; top: 146px }
    .leo { left: 1036px; rotate: 2deg; top: 160px }
    .quokka { bottom: -62px; height: 170px; left: 372px }
  </style><body>
    <img class="sky" src="${stars}" alt=""><img class="hills" src="${hills}" alt="">
    <img class="logo" src="${logo}" alt=""><h1>Quokka Quiz</h1>
    <p>Good questions, good company.<br>Live quizzes for every class and evening.</p>
    <div class="screen projector"><img src="${projector}" alt=""></div>
    <div class="screen phone mia"><img src="${mia}" alt=""></div>
    <div class="screen phone leo"><img src="${leo}" alt=""></div>
    <img class="quokka" src="${quokka}" alt="">
  </body></html>`
}
