import type { ClientToServerFrame, ServerToClientFrame } from '@quokka/contract/socket'
import { isResumable } from '@quokka/contract/socket'
import { waitBeforeTryMs } from './backoff.ts'
import type { UnreadableFrame } from './server-frames.ts'
import { readServerFrame } from './server-frames.ts'
import type { Socket, Surroundings } from './surroundings.ts'

/** After so long without a frame the owner is asked for a question that the server must answer. */
const QUIET_MS = 10_000
/** The server's time to answer it; together with the above a dead connection is detected within 15 s. */
const REPLY_MS = 4_000
/** For a connection, and again for its first frame: a room that moves is waited for on an open one. */
const OPENING_MS = 10_000
/** This check finds a lost connection that nothing is about to retry. */
const CHECK_MS = 5_000

interface ConnectionEvents {
  onFrame: (frame: ServerToClientFrame | UnreadableFrame) => void
  /** The connection is silent: send something that the server answers. */
  onQuiet: () => void
  /** `isOffline`: as far as can be told the server is out of reach, and not only this connection lost. */
  onLost: (nextTryMs: number, isOffline: boolean) => void
  /** The server closed for good. */
  onEnded: (closeCode: number) => void
}

/** A connection that reconnects by itself until the server or the owner closes it. */
export interface Connection {
  /** False when offline: nothing is kept here. */
  send: (frame: ClientToServerFrame) => boolean
  /** Probes the connection now, and considers it dead when there is no response. */
  probe: () => void
  /** The owner has a seat on this connection: the next loss counts as the first. */
  settled: () => void
  close: () => void
}

const OPEN = 1

export const openConnection = (roomId: string, around: Surroundings, events: ConnectionEvents): Connection => {
  let socket: Socket | null = null
  let failed = 0
  /** Whether the newest try reached the server. */
  let isReached = false
  let isOver = false
  let stopWatch = () => {}
  let stopTry: (() => void) | null = null
  let stopCheck = () => {}

  const drop = () => {
    stopWatch()
    if (socket === null) return
    // A dead connection may take a minute to report that it is closed: it is ignored from now on.
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    socket = null
  }

  const lose = () => {
    drop()
    stopTry?.()
    const isOffline = around.isOffline()
    const wait = waitBeforeTryMs({ failed, isHidden: around.isHidden(), isOffline, random: around.random() })
    stopTry = around.after(wait, open)
    events.onLost(around.nowMs() + wait, isOffline || !isReached)
    failed += 1
  }

  const expectReply = (withinMs: number) => {
    stopWatch()
    stopWatch = around.after(withinMs, lose)
  }

  const watch = () => {
    stopWatch()
    stopWatch = around.after(QUIET_MS, probe)
  }

  const probe = () => {
    if (socket?.readyState !== OPEN) return
    expectReply(REPLY_MS)
    events.onQuiet()
  }

  const open = () => {
    stopTry?.()
    stopTry = null
    drop()
    isReached = false
    const opened = around.openSocket(roomId)
    socket = opened
    stopWatch = around.after(OPENING_MS, lose)
    opened.onopen = () => {
      isReached = true
      expectReply(OPENING_MS)
    }
    opened.onmessage = ({ data }) => {
      watch()
      events.onFrame(readServerFrame(String(data)))
    }
    opened.onclose = ({ code }) => {
      if (isResumable(code)) return lose()
      close()
      events.onEnded(code)
    }
  }

  const check = () => {
    stopCheck = around.after(CHECK_MS, check)
    if (socket === null && stopTry === null) open()
  }

  const wake = () => {
    if (socket === null) return open()
    probe()
  }

  const stopWake = around.onWake(wake)
  const stopOffline = around.onOffline(() => {
    if (socket !== null) lose()
  })

  const close = () => {
    if (isOver) return
    isOver = true
    stopTry?.()
    stopTry = () => {}
    stopCheck()
    stopWake()
    stopOffline()
    drop()
  }

  open()
  check()

  return {
    send: (frame) => {
      if (socket?.readyState !== OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
    probe,
    settled: () => {
      failed = 0
    },
    close,
  }
}
