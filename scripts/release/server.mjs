// Starts the server of a release: node server.mjs
// or one of its commands: node server.mjs backup <folder>
// Plain JavaScript that every Node can read: it is what tells that a Node is too old.
import { readdirSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The first with argon2, by which passwords are stored. */
const OLDEST = [24, 7]

const here = fileURLToPath(new URL('.', import.meta.url))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  fail(`Node ${OLDEST.join('.')} or newer is needed; this is Node ${process.versions.node}.`)
}

// The library for pictures is compiled for one kind of machine, and would be missed only by the first upload.
const platform = `${process.platform}-${process.arch}`
const platforms = readdirSync(join(here, 'node_modules', '@img')).flatMap(
  (name) => /^sharp-((?!libvips).*)/.exec(name)?.[1] ?? [],
)
if (!platforms.includes(platform)) fail(`This release is for ${platforms.join(', ')}; this machine is ${platform}.`)

const commands = ['backup', 'restore', 'move']
// A command reads the words behind its name.
const [command] = process.argv.splice(2, 1)
if (command !== undefined && !commands.includes(command))
  fail(`There is no command ${command}: without one the server starts, the others are ${commands.join(', ')}.`)

// Its threads and processes read the name of the folder too. Where it cannot be written, every start is as slow as the first.
process.env.NODE_COMPILE_CACHE ??= join(here, 'compiled')
nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import(new URL(command === undefined ? 'server/main.mjs' : `server/${command}-command.mjs`, import.meta.url).href)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
