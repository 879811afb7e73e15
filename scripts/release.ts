import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { root } from './child.ts'
import { packFolder } from './release/archive.ts'
import { gatherTree, INVENTORY } from './release/tree.ts'
import { whyNoRelease } from './release/why-no-release.ts'

// npm run release: an archive of the version in package.json that runs without a build, with the inventory of it beside it.
// --folder X puts what would be in it into the folder X instead; --dirty releases what is not committed too.
const { values } = parseArgs({ options: { folder: { type: 'string' }, dirty: { type: 'boolean', default: false } } })

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const gather = async (folder: string): Promise<void> => {
  const why = await gatherTree(folder)
  if (why !== undefined) stop(why)
}

const makeArchive = async (): Promise<void> => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const changed = values.dirty ? [] : git('status', '--porcelain').split('\n').filter(Boolean)
  const why = whyNoRelease({ version: manifest.version, changelog, changed })
  if (why !== undefined) stop(why)

  const releases = join(root, 'release')
  mkdirSync(releases, { recursive: true })
  const name = `quokka-quiz-${manifest.version}-${process.platform}-${process.arch}`
  const file = join(releases, `${name}.tar.gz`)
  const making = mkdtempSync(join(releases, 'making-'))
  try {
    const folder = join(making, name)
    await gather(folder)
    await packFolder(folder, file, new Date(Number(git('log', '-1', '--format=%ct')) * 1_000))
    cpSync(join(folder, INVENTORY), join(releases, `${name}.cdx.json`))
  } finally {
    rmSync(making, { recursive: true })
  }
  console.log(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`)
}

if (values.folder === undefined) await makeArchive()
else await gather(resolve(values.folder))
