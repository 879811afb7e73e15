import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The weights besides bold that the files which import an icon name; few do. */
const otherWeights = (source: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(source, file), 'utf8')
    const weights = ['fill', 'duotone'].filter((weight) => new RegExp(`['"]${weight}['"]`).test(text))
    for (const [, icon = ''] of text.matchAll(/@phosphor-icons\/react\/dist\/ssr\/(\w+)/g)) {
      found.set(icon, new Set([...(found.get(icon) ?? []), ...weights]))
    }
  }
  return found
}

/** Phosphor's module of an icon, with bold and the given weights alone; any other is drawn bold. */
export const trimmedIcon = (code: string, weights: ReadonlySet<string> = new Set()): string => {
  const drawings = new Map(
    [...code.matchAll(/ {2}\[\n {4}"(\w+)",\n([\s\S]*?)\n {2}\]/g)].map(([, weight, drawing]) => [weight, drawing]),
  )
  if (!drawings.has('bold')) throw new Error('Phosphor writes its icons in another way: none of the weights was found.')
  const kept = [...weights].filter((weight) => drawings.has(weight))
  const choice = kept.map((weight) => `weight === '${weight}' ? ${drawings.get(weight)} : `).join('')
  // What draws it asks for a weight and nothing else.
  return `${code.split('\n')[0]}
    const bold = ${drawings.get('bold')}
    export default { get: (${kept.length > 0 ? 'weight' : ''}) => ${choice}bold }`
}

/** Phosphor ships six weights of every icon in one module; a player downloads those that are drawn in `source`. */
export const trimIconWeights = (source: string): Plugin => {
  const weightsOf = otherWeights(source)
  return {
    name: 'trim-icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/ },
      handler: (code, id) => ({
        code: trimmedIcon(code, weightsOf.get(/(\w+)\.es\.js$/.exec(id)?.[1] ?? '')),
        map: null,
      }),
    },
  }
}
