import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createServer } from 'node:net'

/** What a client has done when the server is about to answer: `end`: it has sent the whole email. */
export const MAIL_STEPS = ['connect', 'MAIL', 'RCPT', 'DATA', 'end'] as const
export type MailStep = (typeof MAIL_STEPS)[number]

/** An email whose last byte has come, whatever was answered: the sender must count it as delivered. */
export interface ReceivedMail {
  to: string
  text: string
}

/** A mail server on this machine that counts what it gets, and can keep a client waiting at a step. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The next client that comes to the step gets no answer; resolves when one waits there. */
  holdAt(step: MailStep): Promise<void>
  close(): Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let held: { step: MailStep; reached: () => void } | undefined

  /** Whether the client is left without an answer from now on. */
  const isHeldAt = (step: MailStep): boolean => {
    if (held?.step !== step) return false
    held.reached()
    held = undefined
    return true
  }

  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let isHeld = isHeldAt('connect')
    let unread = ''
    let mail: ReceivedMail | undefined
    let to = ''
    const answer = (step: string, sentence: string) => {
      isHeld ||= MAIL_STEPS.some((one) => one === step && isHeldAt(one))
      if (!isHeld) socket.write(`${sentence}\r\n`)
    }
    const take = (line: string) => {
      if (mail !== undefined && line !== '.') {
        mail.text += `${line}\n`
        return
      }
      if (mail !== undefined) {
        received.push(mail)
        mail = undefined
        answer('end', '250 taken')
        // So that each email has all steps.
        if (!isHeld) socket.end()
        return
      }
      const command = line.split(' ', 1)[0]?.toUpperCase() ?? ''
      if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (command === 'DATA') mail = { to, text: '' }
      answer(command, command === 'DATA' ? '354 go on' : '250 ok')
    }
    socket.on('data', (bytes) => {
      const lines = (unread + bytes.toString('latin1')).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    if (!isHeld) socket.write('220 mail.example\r\n')
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    received,
    holdAt: (step) =>
      new Promise((resolve) => {
        held = { step, reached: resolve }
      }),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
