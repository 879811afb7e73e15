// Renders the pictures and sounds of the catalogue into pictures/: every pictures/*.svg to a PNG of 800 x 400 beside
// it, and all that quizzes and categories name: flags, figures, scenes and sounds, whose names say what they show
// (pictures/registry.ts, sounds/registry.ts). What is there already stays; recipe files that nothing names any more go.
// Run: node packages/content/scripts/render-pictures.ts [--all]   (--all renders everything again)
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Pressing } from './pictures/encode.ts'
import { DRAWN, encode, FLAT } from './pictures/encode.ts'
import type { FileKind } from './pictures/file-kind.ts'
import { fileKind } from './pictures/file-kind.ts'
import { drawFlag } from './pictures/flag.ts'
import { namedFiles } from './pictures/names.ts'
import { COVER } from './pictures/recipe.ts'
import { drawPicture } from './pictures/registry.ts'
import { encodeMp3 } from './sounds/mp3.ts'
import { makeSound } from './sounds/registry.ts'

const TOGETHER = 2
/** Twice the size, then down: smoother edges than drawing at the final size. */
const DENSITY = 144

const picturesDir = new URL('../pictures/', import.meta.url)
const inPictures = (file: string): URL => new URL(file, picturesDir)

const stem = (file: string): string => file.slice(0, file.lastIndexOf('.'))

const renderSvg = (svg: Buffer, { width, height }: typeof COVER, pressing: Pressing): Promise<Buffer> =>
  encode(sharp(svg, { density: DENSITY }).resize(width, height, { fit: 'fill' }).flatten(), pressing)

const MAKERS: Record<FileKind, (name: string) => Promise<Buffer>> = {
  drawn: async (name) => renderSvg(await readFile(inPictures(`${name}.svg`)), COVER, DRAWN),
  flag: async (name) => encode(await drawFlag(name), DRAWN),
  recipe: async (name) => {
    const { svg, size } = await drawPicture(name)
    return renderSvg(Buffer.from(svg), size, FLAT)
  },
  sound: (name) => encodeMp3(makeSound(name)),
}

const isOlder = async (file: string, than: string): Promise<boolean> => {
  const [made, source] = await Promise.all([stat(inPictures(file)), stat(inPictures(than))])
  return made.mtimeMs < source.mtimeMs
}

const all = process.argv.includes('--all')
const named = await namedFiles(new URL('../quizzes/', import.meta.url), new URL('../categories.json', import.meta.url))
const present = new Set(await readdir(picturesDir))
const drawn = new Set([...present].filter((file) => file.endsWith('.svg')).map((file) => `${stem(file)}.png`))
const problems = new Set<string>()

const isDue = async (file: string): Promise<boolean> => {
  if (all || !present.has(file)) return true
  return drawn.has(file) && (await isOlder(file, `${stem(file)}.svg`))
}

const wanted = [...new Set([...named, ...drawn])].sort()
const folded = Map.groupBy(wanted, (file) => file.toLowerCase())
for (const alike of folded.values()) {
  // Many file systems do not tell capitals apart.
  if (alike.length > 1) problems.add(`${alike.join(' and ')} would be one file.`)
}
const due: string[] = []
for (const file of wanted) {
  if (fileKind(file) === 'drawn' && !drawn.has(file))
    problems.add(`"${file}" is named and not drawn: there is no ${stem(file)}.svg.`)
  else if (await isDue(file)) due.push(file)
}

const work = async (files: Iterator<string>): Promise<void> => {
  for (let next = files.next(); next.done !== true; next = files.next()) {
    const file = next.value
    try {
      await writeFile(inPictures(file), await MAKERS[fileKind(file)](stem(file)))
    } catch (error) {
      problems.add(error instanceof Error ? error.message : String(error))
    }
  }
}
const queue = due.values()
await Promise.all(Array.from({ length: TOGETHER }, () => work(queue)))

const left = [...present].filter(
  (file) => /\.(?:png|mp3)$/u.test(file) && fileKind(file) !== 'drawn' && !named.has(file),
)
for (const file of left) await rm(inPictures(file))

const counts: Record<FileKind, number> = { drawn: 0, flag: 0, recipe: 0, sound: 0 }
let bytes = 0
for (const file of (await readdir(picturesDir)).filter((one) => /\.(?:png|mp3)$/u.test(one))) {
  counts[fileKind(file)] += 1
  bytes += (await stat(inPictures(file))).size
}
console.log(
  `${counts.drawn} drawn pictures, ${counts.recipe} recipe pictures, ${counts.flag} flags and ${counts.sound} sounds, ${Math.round(bytes / 1000)} kB in all; ${due.length} were due, ${left.length} deleted`,
)
if (problems.size > 0) {
  console.error([...problems].join('\n'))
  process.exitCode = 1
}
