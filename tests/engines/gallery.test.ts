import { expect, test } from 'vitest'
import { ensureGallery } from '../../scripts/web-build.ts'
import { serveGallery } from '../gallery/gallery-page.ts'
import type { Size } from '../gallery/sizes.ts'
import { LAPTOP, nameOf, SIDEWAYS, SMALL_PHONE, TABLET } from '../gallery/sizes.ts'
import { until } from '../harness/until.ts'
import type { Engine } from './engine.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const SIZES: readonly Size[] = [SMALL_PHONE, SIDEWAYS, TABLET, LAPTOP]
const LIMIT_MS = 3_600_000

/** What a document of the gallery tells of itself, or of the one in its frame. */
const FRAME = `document.querySelector('iframe')`
const resized = ({ width, height }: Size) =>
  `Object.assign(${FRAME}.style, { width: '${width}px', height: '${height}px' })`
/** How much wider the document is than its frame, once it is laid out: what follows a size by a script does so some frames later. */
const WIDER = `(async () => {
  const { contentDocument, contentWindow } = ${FRAME}
  const wider = () => contentDocument.documentElement.scrollWidth - contentWindow.innerWidth
  for (let frame = 0; frame < 60 && (frame < 2 || wider() > 0); frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn))
  return wider()
})()`

interface Listed {
  id: string
  reachedAt: 'phone' | 'desk'
}

/** Opens the gallery in a frame, which has any size in every engine; answers its states. */
const openInFrame = async (engine: Engine, address: string): Promise<Listed[]> => {
  await engine.open(address)
  const states = (await engine.evaluate('window.galleryStates')) as Listed[]
  const first = JSON.stringify(`${address}?${new URLSearchParams({ state: states[0]?.id ?? '' })}`)
  await engine.evaluate(`(async () => {
    const frame = document.createElement('iframe')
    frame.src = ${first}
    frame.style.border = '0'
    document.body.style.margin = '0'
    document.body.replaceChildren(frame)
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
  })()`)
  return states
}

const faultsOf = async (engine: Engine, { id, reachedAt }: Listed): Promise<string[]> => {
  await engine.evaluate(resized(reachedAt === 'phone' ? SMALL_PHONE : LAPTOP))
  // What has no focus takes no keys: it may have gone to the engine's own bars.
  await engine.focused()
  // A driver waits for an expression less long than a state may take.
  const begin = `${FRAME}.contentWindow.focus(), ${FRAME}.contentWindow.gallery = undefined, void ${FRAME}.contentWindow.showState(${JSON.stringify(id)})`
  await engine.evaluate(`(${begin})`)
  await until(`${id} is reached or given up`, async () =>
    Boolean(await engine.evaluate(`${FRAME}.contentWindow.gallery?.isReached ?? false`)),
  )
  const faults = (await engine.evaluate(`${FRAME}.contentWindow.gallery.faults`)) as string[]
  const found = faults.map((fault) => `${id}: ${fault}`)
  for (const size of SIZES) {
    await engine.evaluate(resized(size))
    const wide = Number(await engine.evaluate(WIDER))
    if (wide > 0) found.push(`${id}, ${nameOf(size)}: the page is ${wide} pixels wider than the window`)
  }
  return found
}

for (const kind of [firefox, webkit]) {
  const absent = missing(kind)
  if (absent.length > 0) console.log(`The gallery in ${kind.name} is left out: there is no ${absent.join(', no ')}.`)
  test.skipIf(absent.length > 0)(
    `JN27 in ${kind.name} every state of the gallery is reached, and none is wider than its window`,
    { timeout: LIMIT_MS },
    async () => {
      if (!(await ensureGallery())) throw new Error('the gallery is not built')
      const { address, close } = await serveGallery()
      const engine = await kind.launch({ isDark: false })
      try {
        const found: string[] = []
        for (const state of await openInFrame(engine, address)) found.push(...(await faultsOf(engine, state)))
        expect(found).toEqual([])
      } finally {
        await engine.close()
        await close()
      }
    },
  )
}
