import type { ClientToServerFrame } from '@quokka/contract/socket'
import type { Socket, Surroundings } from '../surroundings.ts'

/** A wire flushed by hand: the test is the server. */
export interface FakeSocket extends Socket {
  sent: ClientToServerFrame[]
  isClosedHere: boolean
  open: () => void
  say: (frame: { action: string; payload: object }) => void
  sayText: (text: string) => void
  end: (code: number) => void
}

const fakeSocket = (): FakeSocket => {
  const socket: FakeSocket & { readyState: number } = {
    readyState: 0,
    onopen: null,
    onmessage: null,
    onclose: null,
    sent: [],
    isClosedHere: false,
    send: (text) => {
      socket.sent.push(JSON.parse(String(text)))
    },
    close: () => {
      socket.readyState = 3
      socket.isClosedHere = true
    },
    open: () => {
      socket.readyState = 1
      socket.onopen?.call(socket as unknown as WebSocket, new Event('open'))
    },
    sayText: (data) => {
      socket.onmessage?.call(socket as unknown as WebSocket, new MessageEvent('message', { data }))
    },
    say: (frame) => socket.sayText(JSON.stringify(frame)),
    end: (code) => {
      socket.readyState = 3
      socket.onclose?.call(socket as unknown as WebSocket, new CloseEvent('close', { code }))
    },
  }
  return socket
}

/** A world whose clock moves only when it is told to. */
export const fakeSurroundings = () => {
  let nowMs = 0
  let timers: { atMs: number; run: () => void }[] = []
  const wakes = new Set<() => void>()
  const offlines = new Set<() => void>()
  const sockets: FakeSocket[] = []
  const world = { isHidden: false, isOffline: false, random: 0.5 }
  const kept = new Map<string, string>()
  const on = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener)
    return () => {
      set.delete(listener)
    }
  }

  const around: Surroundings = {
    openSocket: () => {
      const socket = fakeSocket()
      sockets.push(socket)
      return socket
    },
    nowMs: () => nowMs,
    after: (ms, run) => {
      const timer = { atMs: nowMs + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    random: () => world.random,
    isHidden: () => world.isHidden,
    isOffline: () => world.isOffline,
    onWake: on(wakes),
    onOffline: on(offlines),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value)
      },
      removeItem: (key) => {
        kept.delete(key)
      },
      clear: () => kept.clear(),
      key: () => null,
      length: 0,
    },
  }

  return {
    around,
    world,
    sockets,
    socket: (): FakeSocket => {
      const last = sockets.at(-1)
      if (!last) throw new Error('No socket was opened')
      return last
    },
    wake: () => {
      for (const wake of [...wakes]) wake()
    },
    goOffline: () => {
      world.isOffline = true
      for (const offline of [...offlines]) offline()
    },
    /** Lets time pass, timer by timer. */
    pass: (ms: number) => {
      const untilMs = nowMs + ms
      for (;;) {
        const next = timers.filter(({ atMs }) => atMs <= untilMs).sort((left, right) => left.atMs - right.atMs)[0]
        if (!next) break
        timers = timers.filter((other) => other !== next)
        nowMs = next.atMs
        next.run()
      }
      nowMs = untilMs
    },
  }
}
