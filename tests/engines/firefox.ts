import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { startChild } from './child.ts'
import type { ComposingEngine, EngineKind } from './engine.ts'
import { connectMarionette } from './marionette.ts'
import { againIfStale } from './stale.ts'

const PROGRAM = '/usr/bin/firefox-esr'
const BUSY_MS = 60_000
/** What input methods do is done from within the browser's own window. */
const SYSTEM_ACCESS = '--remote-allow-system-access'

/** Firefox, by WebDriver BiDi; its accessibility tree, of which that only finds elements, by Marionette. */
export const firefox: EngineKind<ComposingEngine> = {
  name: 'Firefox',
  needs: [PROGRAM],
  launch: async ({ isDark }) => {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
    const preferences = {
      // Without a graphics card what moves is painted by the processor, which all tests share.
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': Number(isDark),
      'marionette.port': 0,
      // On a busy machine a finger rests on the page for longer than a tap may last.
      'apz.max_tap_time': BUSY_MS,
      'ui.click_hold_context_menus.delay': BUSY_MS,
    }
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
    await writeFile(join(profile, 'user.js'), lines.join(''))
    const args = [
      '--headless',
      '--no-remote',
      '--marionette',
      '--remote-debugging-port=0',
      '--profile',
      profile,
      SYSTEM_ACCESS,
    ]
    const browser = await startChild(PROGRAM, args, { line: /^WebDriver BiDi listening on/u })
    const marionette = await connectMarionette(profile)
    const line = await connect(await marionette.openSession())
    const { contexts } = (await line.call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const top = contexts[0]?.context
    let context = top
    await line.call('browsingContext.setViewport', { context: top, viewport: { width: 1280, height: 900 } })
    const evaluate = async (expression: string): Promise<unknown> => {
      const text = `Promise.resolve(${expression}).then((worth) => JSON.stringify(worth))`
      const asked = { expression: text, target: { context }, awaitPromise: true }
      const reply = (await line.call('script.evaluate', asked)) as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (reply.exceptionDetails !== undefined) throw new Error(reply.exceptionDetails.text)
      return JSON.parse(reply.result?.value ?? 'null')
    }
    return {
      pointerType: 'touch',
      open: async (url) => {
        context = top
        await line.call('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      enterFrame: async () => {
        const { contexts } = (await line.call('browsingContext.getTree', { root: top })) as {
          contexts: { children: { context: string }[] }[]
        }
        context = contexts[0]?.children[0]?.context
      },
      evaluate,
      perform: async (device) => {
        await line.call('input.performActions', { context, actions: [device] })
      },
      compose: async (text) => {
        // The window hands to the page what is composed, and does not wait for it.
        await evaluate(
          `(${COMPOSITION_ENDS} = new Promise((end) => addEventListener('compositionend', () => end(null))), null)`,
        )
        await marionette.runInWindow(COMPOSED, [text])
        await evaluate(COMPOSITION_ENDS)
      },
      focused: async () => {
        // After its last stop Tab leads into the bars of the window, where these keys do not go: from there it would lead back.
        if ((await evaluate('document.hasFocus()')) !== true) await marionette.focusPage()
        return againIfStale(marionette.focused)
      },
      close: async () => {
        line.close()
        marionette.close()
        await browser.end()
        await rm(profile, { recursive: true, force: true })
      },
    }
  },
}

const COMPOSITION_ENDS = 'window.compositionEnds'

/** As the input methods of the desktop do, through the same interface of the browser. */
const COMPOSED = `
  const [text] = arguments
  const keyboard = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor)
  if (!keyboard.beginInputTransaction(window, () => true)) throw new Error('something else composes')
  let shown = ''
  for (const sign of text) {
    shown += sign
    keyboard.setPendingCompositionString(shown)
    keyboard.appendClauseToPendingComposition(shown.length, keyboard.ATTR_RAW_CLAUSE)
    keyboard.setCaretInPendingComposition(shown.length)
    keyboard.flushPendingComposition()
  }
  keyboard.commitComposition()
`

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string }

/** A line on which each call is answered by its number. */
const connect = async (address: string) => {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
  const open = new Map<number, (reply: Reply) => void>()
  let calls = 0
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) open.get(reply.id)?.(reply)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    call: async (method: string, params: object): Promise<unknown> => {
      calls += 1
      const id = calls
      const reply = await new Promise<Reply>((resolve) => {
        open.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params }))
      })
      open.delete(id)
      if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`)
      return reply.result
    },
    close: () => socket.close(),
  }
}
