import type { ServerToClientFrame } from '@quokka/contract/socket'
import type { Line } from './runner.ts'

/** A browser's connection as its room sees it, on whichever server it is open. */
export interface BrowserLine extends Line {
  sendFrame(frame: ServerToClientFrame): void
  end(code: number, reason: string): void
  /** Told once, which of the browser's credentials acts in the room. */
  actsAs(credential: string): void
  /** It has a seat from now on, until it closes. */
  seated(): void
}
