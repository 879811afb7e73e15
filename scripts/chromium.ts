import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run, tool } from './child.ts'

const installMs = 300_000

/** The one without windows first: the browser tests take a fifth less time in it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The path of a Chromium that runs here, installing one when none is found; null when that fails too. */
export const findOrInstallChromium = async (): Promise<string | null> => findChromium() ?? (await installChromium())

const findChromium = (): string | null => {
  const asked = process.env.CHROMIUM_PATH
  const candidates = [...(asked === undefined ? [] : [asked]), ...NAMES.flatMap(onPath), chromium.executablePath()]
  return candidates.find(isRunnable) ?? null
}

const onPath = (name: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

/** Being there is not enough: Ubuntu's `chromium-browser` may be a stub that asks for a snap. */
const isRunnable = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const installChromium = async (): Promise<string | null> => {
  const isRoot = process.getuid?.() === 0
  const quiet = { timeout: installMs, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  console.log('No Chromium found; installing one for the browser tests…')
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { ...quiet, env })
    // Debian has both, Ubuntu neither but as a snap.
    for (const name of NAMES.slice(0, 2)) {
      await run('apt-get', ['install', '-y', '-qq', name], { ...quiet, env })
      const found = findChromium()
      if (found !== null) return found
    }
  }
  if (isRoot) await run(tool('playwright'), ['install-deps', 'chromium'], quiet)
  await run(tool('playwright'), ['install', 'chromium'], quiet)
  return findChromium()
}
