// Runs one of the repository's scripts on the pinned Node, installing first when that is needed.
//   node scripts/bootstrap.mjs scripts/start.ts [arguments…]
// Plain JavaScript without packages: on a fresh clone it runs before anything is installed, on whatever Node there is.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const bin = join(root, 'node_modules', '.bin')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed to begin; this is Node ${process.versions.node}.`)
}

const [script, ...scriptArguments] = process.argv.slice(2)
if (script === undefined) fail('Name the script to run: node scripts/bootstrap.mjs scripts/start.ts')

if (!isInstalled()) install()
runScript()

function isInstalled() {
  if (!existsSync(installed)) return false
  return !existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs
}

function install() {
  // `npm ci` empties node_modules, so it is for a fresh clone; later changes are added by `npm install`.
  const isFresh = existsSync(lock) && !existsSync(installed)
  console.log('Installing the dependencies…')
  if (isFresh && npm('ci')) return touch()
  if (npm('install')) return touch()
  fail('The dependencies could not be installed; npm says why above.')
}

/** Whether npm succeeded. The development dependencies hold Node and the builder, so they come in every environment. */
function npm(command) {
  const options = ['--include=dev', '--no-audit', '--no-fund']
  const npmScript = process.env.npm_execpath
  const isNpmScript = npmScript !== undefined && /npm-cli\.c?js$/.test(npmScript)
  const [program, first] = isNpmScript ? [process.execPath, [npmScript]] : ['npm', []]
  const result = spawnSync(program, [...first, command, ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  return result.status === 0
}

/** An install that changed nothing leaves the old date, and would be repeated at each start. */
function touch() {
  const now = new Date()
  if (existsSync(installed)) utimesSync(installed, now, now)
}

/** The pinned Node, or this one when it is as new (an image may bring its own Node and leave out the package). */
function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(pinned)) return pinned
  if (major >= 26) return process.execPath
  return fail(
    'The pinned Node is missing from node_modules: allow install scripts for the package `node`, then npm install.',
  )
}

function runScript() {
  const node = pinnedNode()
  const env = {
    ...process.env,
    PATH: [bin, dirname(node), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node-compile'),
  }
  process.chdir(root)
  // The script takes this process's place: nothing waits beside it in memory, and signals reach it directly.
  if (canBeReplaced()) process.execve(node, [node, script, ...scriptArguments], env)

  const child = spawn(node, [script, ...scriptArguments], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal's Ctrl-C has reached the child already; a second one would cut its farewell short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}

/** From Node 22.15 on, except on Windows. `npm` puts the pinned Node first in the path, so only a fresh clone has an older one. */
function canBeReplaced() {
  return process.execve !== undefined && process.platform !== 'win32'
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
