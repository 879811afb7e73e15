import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Few enough that it packs well; two files of some hundred may have the same. */
const HASH_CHARACTERS = 3

/**
 * Names the classes of style sheets for the whole page: by the class and a hash of the file. Players download each name in a script and
 * in a style sheet. Throws where two files come to the same name, which a change of one of their classes mends.
 */
export const scopedClassNames = (folder: string): ((name: string, file: string) => string) => {
  const files = new Map<string, string>()
  return (name, file) => {
    const place = relative(folder, file)
    const scoped = `${name}_${hash('md5', place, 'base64url').slice(0, HASH_CHARACTERS)}`
    const other = files.get(scoped) ?? place
    if (other !== place) throw new Error(`The class ${name} of ${place} has the same name as that of ${other}.`)
    files.set(scoped, place)
    return scoped
  }
}

const STYLES = /\bimport (\w+) from (?='([^']+\.module\.css)')/g

/** Whether a component looks a class up by a name that it works out: that needs the object. */
const isLookedUp = (code: string, styles: string): boolean => code.includes(`${styles}[`)

/** The style sheets of which some component needs the object. */
const lookedUpSheets = (source: string): Set<string> => {
  const found = new Set<string>()
  for (const file of globSync('**/*.tsx', { cwd: source })) {
    const code = readFileSync(join(source, file), 'utf8')
    for (const [, styles = '', sheet = ''] of code.matchAll(STYLES))
      if (isLookedUp(code, styles)) found.add(join(source, dirname(file), sheet))
  }
  return found
}

/**
 * Takes the classes of a style sheet by name instead of as one object: the bundler then writes each in its place and leaves out
 * the object, whose keys players would download too.
 */
export const classNamesInPlace = (source: string): Plugin[] => {
  const lookedUp = lookedUpSheets(source)
  return [
    {
      name: 'class-names-in-place',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /packages\/web\/src\/.*\.tsx?$/ },
        handler: (code) => ({
          code: code.replaceAll(STYLES, (whole, styles: string) =>
            isLookedUp(code, styles) ? whole : `import * as ${styles} from `,
          ),
          map: null,
        }),
      },
    },
    {
      name: 'kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code, id) => ({
          code: lookedUp.has(id) ? code : code.replace(OBJECT, ''),
          map: null,
          // Of a style sheet whose names are constants in their places nothing is read: it would leave the bundle, and its rules too.
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ]
}

/** The object of a style sheet's module, as Vite writes it. */
const OBJECT = /^export default \{[\s\S]*?^\};?$/m
