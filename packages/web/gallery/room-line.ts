import type { ServerToClientFrame } from '@quokka/contract/socket'

/** The other end of a page's socket. */
export interface RoomLine {
  /** The socket is open; `send` and `close` reach the page. */
  opened: (page: { send: (frame: ServerToClientFrame) => void; close: (code: number) => void }) => void
  /** The page has sent a frame. */
  heard: (text: string) => void
}

/** A `WebSocket` that leads to these lines. */
export const socketTo = (line: (() => RoomLine) | undefined, fault: (what: string) => void) =>
  class {
    readyState: number = WebSocket.CONNECTING
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    private readonly end = line?.()

    constructor(address: string) {
      if (this.end === undefined) fault(`no fixture answers ${address}`)
      setTimeout(() => {
        if (this.readyState !== WebSocket.CONNECTING || !navigator.onLine) return
        this.readyState = WebSocket.OPEN
        this.onopen?.()
        this.end?.opened({
          send: (frame) => this.onmessage?.({ data: JSON.stringify(frame) }),
          close: (code) => {
            this.readyState = WebSocket.CLOSED
            this.onclose?.({ code })
          },
        })
      })
    }

    send(text: string): void {
      // What is answered is answered later, as by a server.
      setTimeout(() => this.end?.heard(text))
    }

    close(): void {
      this.readyState = WebSocket.CLOSED
    }
  }
