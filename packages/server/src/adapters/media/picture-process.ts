import { setPriority } from 'node:os'
import sharp from 'sharp'

/** What a decoder may be given: it knows more, some of which is not to be trusted. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'gif', 'webp']
/** Pictures with slips that every browser shows are taken. */
const FAIL_ON = 'error'

/** Rewrites one picture: `<from> <to> <most pixels> <shape> <side>`; says on its standard output what came of it. */
const rewrite = async (
  from: string,
  to: string,
  { mostPixels, shape, side }: { mostPixels: number; shape: string; side: number },
): Promise<unknown> => {
  const { format, width, height, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata()
  if (!FORMATS.includes(format)) return 'unreadable'
  if (width * height * pages > mostPixels) return 'tooManyPixels'
  const isMoving = shape === 'whole' && pages > 1
  const picture = sharp(from, { limitInputPixels: mostPixels, animated: isMoving, failOn: FAIL_ON })
  if (!isMoving) picture.autoOrient()
  if (shape === 'square') picture.resize(side, side, { fit: 'cover' })
  else picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const written = await picture.webp({ quality: 82 }).toFile(to)
  return { width: written.width, height: written.pageHeight ?? written.height }
}

// Live games on the same machine come first.
setPriority(10)
sharp.cache(false)
sharp.concurrency(1)
const [from = '', to = '', mostPixels, shape = '', side] = process.argv.slice(2)
const wanted = { mostPixels: Number(mostPixels), shape, side: Number(side) }
const result = await rewrite(from, to, wanted).catch(() => 'unreadable')
process.stdout.write(JSON.stringify(result))
