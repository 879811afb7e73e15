import type { ClientToServerFrame } from '@quokka/contract/socket'

/** A host's command waits this long for the connection; then it is too late. */
export const HOLD_MS = 2_000

type Send = (frame: ClientToServerFrame) => boolean
type After = (ms: number, run: () => void) => () => void

/**
 * Sends what a host presses, each press once: the same command for the same question again within the time is a doubled press.
 * While offline the last command waits a moment, then `missed` is called.
 */
export const createHostCommands = (send: Send, after: After, missed: () => void) => {
  let held: ClientToServerFrame | null = null
  let recent = ''
  let stopHolding = () => {}
  let stopRecent = () => {}

  const forget = () => {
    stopHolding()
    stopRecent()
    held = null
    recent = ''
  }

  return {
    press: (frame: ClientToServerFrame) => {
      const pressed = JSON.stringify(frame)
      if (pressed === recent) return
      forget()
      recent = pressed
      stopRecent = after(HOLD_MS, () => {
        recent = ''
      })
      if (send(frame)) return
      held = frame
      stopHolding = after(HOLD_MS, () => {
        held = null
        missed()
      })
    },
    /** Connected again. */
    release: () => {
      if (held === null) return
      stopHolding()
      send(held)
      held = null
    },
    forget,
  }
}
