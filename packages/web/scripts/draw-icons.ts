// Draws what browsers, phones and other programs show of the product, from the drawings of src/ui/art into public/.
// Run: node packages/web/scripts/draw-icons.ts
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const readArt = (name: string): Promise<string> =>
  readFile(new URL(`../src/ui/art/${name}.svg`, import.meta.url), 'utf8')
const keep = (name: string, bytes: Uint8Array): Promise<void> =>
  writeFile(new URL(`../public/${name}`, import.meta.url), bytes)

/** A drawing with other words in one place, which must be there. */
const changed = (svg: string, from: string, to: string): string => {
  if (!svg.includes(from)) throw new Error(`A drawing has no ${from}`)
  return svg.replace(from, () => to)
}
/** A drawing within another one. */
const placed = (svg: string, place: string): string => changed(svg, '<svg ', `<svg ${place} `)

const [logo = '', waving = '', stars = '', hills = ''] = await Promise.all(
  ['logo', 'mascot-waving', 'stars', 'hills'].map(readArt),
)

/** The ground of the stage and the mascot; the size is the one that links are shown in. */
const LINK_CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="#150b30"/><stop offset=".3" stop-color="#2a1b66"/><stop offset=".65" stop-color="#1d3c66"/><stop offset="1" stop-color="#0d4640"/>
  </linearGradient>
  <rect width="1200" height="630" fill="url(#sky)"/>
  ${placed(stars, 'width="1200" height="630"')}
  ${placed(hills, 'y="450" width="1200" height="180"')}
  ${placed(waving, 'x="364" y="52" width="472" height="550"')}
</svg>`

/** The logo to its edges: a phone cuts its own corners, or a circle, in which the face has room. */
const SQUARE = changed(logo, ' rx="27"', '')

const draw = (svg: string, size: { width: number; height: number }): Promise<Buffer> =>
  // Drawn large, then made small: smoother edges.
  sharp(Buffer.from(svg), { density: size.width > 1_000 ? 72 : 720 })
    .resize(size)
    .png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 })
    .toBuffer()
const square = (svg: string, width: number): Promise<Buffer> => draw(svg, { width, height: width })

/** An icon file with PNGs, by the width of each: a head, then an entry for each picture, then the pictures. */
const iconFile = (pictures: ReadonlyMap<number, Buffer>): Buffer => {
  const head = Buffer.from([0, 0, 1, 0, pictures.size, 0])
  let offset = head.length + pictures.size * 16
  const entries = [...pictures].map(([width, { length }]) => {
    const entry = Buffer.from([width, width, 0, 0, 1, 0, 32, 0, ...Array<number>(8).fill(0)])
    entry.writeUInt32LE(length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.values()])
}

await keep('link-card.png', await draw(LINK_CARD, { width: 1_200, height: 630 }))
await keep('apple-touch-icon.png', await square(SQUARE, 180))
await keep('icon-192.png', await square(logo, 192))
await keep('icon-512.png', await square(logo, 512))
await keep('icon-maskable-512.png', await square(SQUARE, 512))
const small = new Map<number, Buffer>()
for (const width of [16, 32, 48]) small.set(width, await square(logo, width))
await keep('favicon.ico', iconFile(small))
