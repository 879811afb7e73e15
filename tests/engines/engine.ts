import { accessSync, constants } from 'node:fs'

/** What a driver does for the journeys; how a page is read and pressed is written once, in `page.ts`. */
export interface Engine {
  /** By what pages are pressed: fingers, where the driver has them. */
  pointerType: 'mouse' | 'touch'
  open(address: string): Promise<void>
  /** Goes into the first frame of the page, which is then what is read and pressed, until another address is opened. */
  enterFrame(): Promise<void>
  /** Runs an expression in the page and answers what it comes to, which must be JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>
  /** Moves a device, in the words that both protocols share. */
  perform(device: Device): Promise<void>
  /** What the engine's own accessibility tree tells of the element that has the focus. */
  focused(): Promise<Told>
  close(): Promise<void>
}

/** An engine of which the input method can be driven. */
export interface ComposingEngine extends Engine {
  /** Shows a text sign by sign in the field that has the focus, as input methods do, and keeps it. */
  compose(text: string): Promise<void>
}

/** What a screen reader would be told of an element: a role of ARIA and the name that the engine computed. */
export interface Told {
  role: string
  name: string
}

export type Device =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' | 'touch' }
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

export interface EngineKind<Kind extends Engine = Engine> {
  name: string
  /** The programs without which the engine cannot run here. */
  needs: readonly string[]
  /** As a person who prefers as little motion as possible has set it. */
  launch(preferences: Preferences): Promise<Kind>
}

interface Preferences {
  isDark: boolean
  /** The texts that are to be composed, which an input method knows before anybody types. */
  composes?: readonly string[]
}

/** The programs of the engine that this machine has not. */
export const missing = ({ needs }: EngineKind): string[] => needs.filter((program) => !isRunnable(program))

const isRunnable = (program: string): boolean => {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}
