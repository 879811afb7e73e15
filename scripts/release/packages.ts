import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  description: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** A package of somebody else, of which a release has something inside. */
export interface ShippedPackage extends z.infer<typeof Manifest> {
  /** Where it is installed. */
  folder: string
}

export const readPackage = (folder: string): ShippedPackage => ({
  ...Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))),
  folder,
})

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** The folder of the package that a bundled module is from; none for our own modules and the bundler's. */
export const packageOfModule = (moduleId: string): string | undefined =>
  moduleId.startsWith('\0') ? undefined : PACKAGE.exec(moduleId)?.[0]

/** Where Node finds a package that is asked for in a folder; undefined where it is not installed, as those of other platforms are. */
export const findPackage = (name: string, from: string): string | undefined => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : findPackage(name, dirname(from))
}

/** The folders of what a package depends on directly and that is installed. */
export const dependenciesOf = ({ folder, dependencies, optionalDependencies }: ShippedPackage): readonly string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => findPackage(name, folder) ?? [])

/** A package with all that it depends on, directly or not. */
export const withDependencies = (folder: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  known.has(folder)
    ? known
    : dependenciesOf(readPackage(folder)).reduce<ReadonlySet<string>>(
        (found, dependency) => withDependencies(dependency, found),
        new Set([...known, folder]),
      )

/** The texts of licences that some packages name and do not have. */
const STANDARD = join(import.meta.dirname, 'licences')

const LEGAL = /^(licen[cs]e|copying|notice|copyright|third[-_]?party)/i

/** What its authors ask to be passed on with it: its files with licence and notices, or else the text of the licence that it names. */
export const legalTexts = ({ folder, license }: ShippedPackage): readonly string[] => {
  const own = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && LEGAL.test(entry.name))
  const paths = own.length > 0 ? own.map(({ name }) => join(folder, name)).sort() : [join(STANDARD, `${license}.txt`)]
  return paths.map((path) => readFileSync(path, 'utf8').trim())
}

export const byNameAndVersion = (left: ShippedPackage, right: ShippedPackage): number =>
  `${left.name}@${left.version}` < `${right.name}@${right.version}` ? -1 : 1
