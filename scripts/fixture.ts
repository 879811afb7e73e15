import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { runCommand } from '../tests/harness/command.ts'
import { SETUP_TOKEN } from '../tests/harness/meaning/accounts.ts'
import { startServer } from '../tests/harness/server.ts'
import { makeWorld } from '../tests/harness/versions/make-world.ts'
import { fixtureOf, VERSIONS_FOLDER } from '../tests/harness/versions/world.ts'

// npm run fixture: a backup of a small world of the version in package.json, which every later version must be able to go on with.
// -- --replace gives up the one that is there.
const { values } = parseArgs({ options: { replace: { type: 'boolean', default: false } } })
const { folder } = fixtureOf(manifest.version)
if (existsSync(folder) && !values.replace) {
  console.error(
    `There is a fixture of version ${manifest.version} already, in ${folder}. A version that was released keeps it.`,
  )
  process.exit(1)
}

/** Another name until it is whole. */
const making = join(VERSIONS_FOLDER, `.making-${process.pid}`)
mkdirSync(making, { recursive: true })
const server = await startServer({ ADMIN_SETUP_TOKEN: SETUP_TOKEN })
try {
  const { world, connected } = await makeWorld(server)
  await runCommand('backup', [join(making, 'backup')], { DATA_DIR: server.dataFolder })
  for (const one of connected) one.cut()
  writeFileSync(join(making, 'world.json'), `${JSON.stringify(world, null, 2)}\n`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder)
} finally {
  await server.close()
  rmSync(making, { recursive: true, force: true })
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
console.log(`${folder}: ${files.length} files, ${(bytes / 1e3).toFixed(0)} kB`)
