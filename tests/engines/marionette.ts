import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { until } from '../harness/until.ts'
import type { Told } from './engine.ts'

/** Either side's message: its kind, its number, and for replies a failure and what was asked for. */
type Message = [kind: number, id: number, failure: { message: string } | null, value: Record<string, unknown>]

/** Firefox's own protocol, a message of JSON after its length in bytes and a colon: what WebDriver tells through a proxy elsewhere. */
export const connectMarionette = async (profile: string) => {
  const file = join(profile, 'MarionetteActivePort')
  await until('Marionette listens', () => existsSync(file))
  const socket = createConnection({ host: '127.0.0.1', port: Number(await readFile(file, 'utf8')) })
  const open = new Map<number, (message: Message) => void>()
  let received: Buffer = Buffer.alloc(0)
  let calls = 0
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    for (let message = first(received); message !== null; message = first(received)) {
      received = received.subarray(message.endsAt)
      const read: unknown = JSON.parse(message.text)
      // The greeting is no list.
      if (Array.isArray(read)) open.get(read[1])?.(read as Message)
    }
  })

  const call = async (command: string, parameters: object = {}): Promise<Record<string, unknown>> => {
    calls += 1
    const id = calls
    const [, , failure, value] = await new Promise<Message>((resolve) => {
      open.set(id, resolve)
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
    open.delete(id)
    if (failure !== null) throw new Error(`${command}: ${failure.message}`)
    return value
  }

  return {
    /** Opens the one session that there can be; answers where it speaks WebDriver BiDi. */
    openSession: async (): Promise<string> => {
      const { capabilities } = await call('WebDriver:NewSession', { webSocketUrl: true })
      return (capabilities as { webSocketUrl: string }).webSocketUrl
    },
    /** Gives the page the focus, at its beginning, when the window's bars have it. */
    focusPage: async (): Promise<void> => {
      const { value: handle } = await call('WebDriver:GetWindowHandle')
      await call('WebDriver:SwitchToWindow', { handle, focus: true })
    },
    /** Runs a script in the browser's own window instead of the page. */
    runInWindow: async (script: string, args: readonly string[]): Promise<void> => {
      await call('Marionette:SetContext', { value: 'chrome' })
      await call('WebDriver:ExecuteScript', { script, args })
      await call('Marionette:SetContext', { value: 'content' })
    },
    focused: async (): Promise<Told> => {
      const { value } = await call('WebDriver:GetActiveElement')
      const [id] = Object.values(value as Record<string, string>)
      const role = await call('WebDriver:GetComputedRole', { id })
      const name = await call('WebDriver:GetComputedLabel', { id })
      return { role: String(role.value), name: String(name.value) }
    },
    close: () => socket.destroy(),
  }
}

/** The first whole message of what was received. */
const first = (received: Buffer): { text: string; endsAt: number } | null => {
  const colon = received.indexOf(':')
  if (colon < 0) return null
  const endsAt = colon + 1 + Number(received.toString('latin1', 0, colon))
  return received.length < endsAt ? null : { text: received.toString('utf8', colon + 1, endsAt), endsAt }
}
