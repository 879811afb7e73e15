import { setPriority } from 'node:os'
import sharp from 'sharp'

/** What a decoder may be given: it knows more, some of which is not to be trusted. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'gif', 'webp']
/** Pictures with slips that every browser shows are taken. */
const FAIL_ON = 'error'

/** Rewrites one picture: `<from> <to> <most pixels> <most pixels a side>`; says on its standard output what came of it. */
const rewrite = async (from: string, to: string, mostPixels: number, mostSide: number): Promise<unknown> => {
  const { format, width, height, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata()
  if (!FORMATS.includes(format)) return 'unreadable'
  if (width * height * pages > mostPixels) return 'tooManyPixels'
  const picture = sharp(from, { limitInputPixels: mostPixels, animated: pages > 1, failOn: FAIL_ON })
  if (pages === 1) picture.autoOrient()
  const written = await picture
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(to)
  return { width: written.width, height: written.pageHeight ?? written.height }
}

// Live games on the same machine come first.
setPriority(10)
sharp.cache(false)
sharp.concurrency(1)
const [from = '', to = '', mostPixels, mostSide] = process.argv.slice(2)
const result = await rewrite(from, to, Number(mostPixels), Number(mostSide)).catch(() => 'unreadable')
process.stdout.write(JSON.stringify(result))
