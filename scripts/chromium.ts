import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run, tool } from './child.ts'

const installMs = 300_000

/** The one without windows: it paints without a process of its own for the display. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome']

/** The path of a Chromium that runs here, installing one when none is found; null when that fails too. */
export const findOrInstallChromium = async (): Promise<string | null> => {
  const found = findChromium()
  if (found === null) return installChromium()
  if (process.env.CHROMIUM_PATH !== undefined || basename(found) === HEADLESS_SHELL || !canInstallHeadlessShell())
    return found
  console.log('Installing a Chromium without windows, in which the browser tests take less time…')
  await install(HEADLESS_SHELL)
  return findChromium()
}

/** The path of a Chromium that runs here already. */
export const findChromium = (): string | null => {
  const asked = process.env.CHROMIUM_PATH
  const candidates = [...(asked === undefined ? [] : [asked]), ...NAMES.flatMap(onPath), chromium.executablePath()]
  return candidates.find(isRunnable) ?? null
}

const onPath = (name: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

/** Being there is not enough: Ubuntu's `chromium-browser` may be a stub that asks for a snap. */
const isRunnable = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const isRoot = process.getuid?.() === 0
const canUseApt = isRoot && existsSync('/usr/bin/apt-get')
const quiet = { timeout: installMs, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
const ofApt = { ...quiet, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }

const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name], ofApt)

/** Whether the package is in the lists that this machine has already. */
const canInstallHeadlessShell = (): boolean =>
  canUseApt && spawnSync('apt-cache', ['show', HEADLESS_SHELL], { stdio: 'ignore' }).status === 0

const installChromium = async (): Promise<string | null> => {
  console.log('No Chromium found; installing one for the browser tests…')
  if (canUseApt) {
    await run('apt-get', ['update', '-qq'], ofApt)
    // Debian has both, Ubuntu neither but as a snap.
    for (const name of NAMES.slice(0, 2)) {
      await install(name)
      const found = findChromium()
      if (found !== null) return found
    }
  }
  if (isRoot) await run(tool('playwright'), ['install-deps', 'chromium'], quiet)
  await run(tool('playwright'), ['install', 'chromium'], quiet)
  return findChromium()
}
