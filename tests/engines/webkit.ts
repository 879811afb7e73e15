import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../harness/free-port.ts'
import { until } from '../harness/until.ts'
import { startChild } from './child.ts'
import { composeTable } from './compose-table.ts'
import type { ComposingEngine, Device, EngineKind, Told } from './engine.ts'
import { strokes } from './keys.ts'
import { againIfStale } from './stale.ts'

const DISPLAY_SERVER = '/usr/bin/Xvfb'
const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKit as GTK has it, by WebDriver, on a display that nobody sees. */
export const webkit: EngineKind<ComposingEngine> = {
  name: 'WebKit',
  needs: [DISPLAY_SERVER, DRIVER, BROWSER],
  launch: async ({ isDark, composes = [] }) => {
    const screen = ['-displayfd', '1', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp']
    const display = await startChild(DISPLAY_SERVER, screen, { line: /^(\d+)$/u })
    const port = await freePort()
    const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
    await mkdir(join(settings, 'gtk-3.0'))
    await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    await writeFile(join(settings, 'gtk-3.0', 'Compose'), composeTable(composes))
    // It sets the wish for a dark theme by itself, whatever the settings say.
    const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])]
    // Without a graphics card there is nothing to compose with, and what moves is painted by the processor.
    const env = { DISPLAY: `:${display.said}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', XDG_CONFIG_HOME: settings }
    const driver = await startChild(DRIVER, [`--port=${port}`], { env })
    const origin = `http://127.0.0.1:${port}`
    await until('the driver answers', async () => (await fetch(`${origin}/status`).catch(() => undefined))?.ok === true)
    const options = { binary: BROWSER, args }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId } = (await call('POST', `${origin}/session`, { capabilities })) as { sessionId: string }
    const session = `${origin}/session/${sessionId}`
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 960 })
    const perform = async (device: Device) => {
      await call('POST', `${session}/actions`, { actions: [device] })
    }
    return {
      // It takes fingers for a mouse.
      pointerType: 'mouse',
      open: async (url) => {
        await call('POST', `${session}/frame`, { id: null })
        await call('POST', `${session}/url`, { url })
      },
      enterFrame: async () => {
        await call('POST', `${session}/frame`, { id: 0 })
      },
      evaluate: async (expression) => {
        const script = `return Promise.resolve(${expression}).then((worth) => JSON.stringify(worth))`
        return JSON.parse(((await call('POST', `${session}/execute/sync`, { script, args: [] })) as string) ?? 'null')
      },
      perform,
      // By its table a space ends it.
      compose: (text) => perform({ type: 'key', id: 'keyboard', actions: strokes(`${text} `) }),
      focused: () => againIfStale(() => tellFocused(session)),
      close: async () => {
        await call('DELETE', session)
        await driver.end()
        await display.end()
        await rm(settings, { recursive: true, force: true })
      },
    }
  },
}

const tellFocused = async (session: string): Promise<Told> => {
  const element = (await call('GET', `${session}/element/active`)) as Record<string, string>
  const address = `${session}/element/${Object.values(element)[0]}`
  return {
    role: String(await call('GET', `${address}/computedrole`)),
    name: String(await call('GET', `${address}/computedlabel`)),
  }
}

const call = async (method: string, address: string, body?: object): Promise<unknown> => {
  const reply = await fetch(address, { method, body: body === undefined ? null : JSON.stringify(body) })
  const { value } = (await reply.json()) as { value: unknown }
  if (!reply.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}
