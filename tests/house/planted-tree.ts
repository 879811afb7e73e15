import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const root = join(import.meta.dirname, '..', '..')
const bin = (name: string): string => join(root, 'node_modules', '.bin', name)

const BiomeReport = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
})

/** One thing that a tool found: where, by which rule (`plugin` for our own), and what it told the author. */
export type Finding = { path: string; rule: string; message: string }

/** A folder with this repository's manifests and tool settings, and none of its sources. */
export type PlantedTree = {
  plant(files: Record<string, string>): void
  /** What Biome finds in the whole tree. */
  lint(): Finding[]
  /** What a tool prints when it is run in the tree. */
  output(tool: string, args: readonly string[]): string
  remove(): void
}

/** Makes such a folder. The tools themselves are this repository's, reached by a link. */
export const openPlantedTree = (): PlantedTree => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const settings = ['biome.json', '.oxlintrc.json', '.gitignore', 'tsconfig*.json', 'package.json', 'scripts/lint/*']
  for (const path of globSync([...settings, 'packages/*/{package,tsconfig}.json'], { cwd: root })) {
    cpSync(join(root, path), join(folder, path))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  const start = (tool: string, args: readonly string[]) =>
    spawnSync(bin(tool), args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })

  return {
    plant: (files) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), `${text}\n`)
      }
    },
    lint: () => {
      const { stdout } = start('biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.'])
      const { diagnostics } = BiomeReport.parse(JSON.parse(stdout))
      return diagnostics.map(({ location, category, message }) => ({
        path: location.path,
        rule: category.replace(/^lint\/\w+\//, ''),
        message,
      }))
    },
    output: (tool, args) => {
      const { stdout, stderr } = start(tool, args)
      return stdout + stderr
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
