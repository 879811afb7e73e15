import type { TabSession } from '../src/account/session.ts'
import type { Hand } from './hand.ts'
import type { Reply } from './replies.ts'
import type { RoomLine } from './room-line.ts'

/** One screen in one state, reached without a server: who looks, where, and what the network answers. */
export interface GalleryState {
  /** Unique within its group. */
  name: string
  /** Path and query that the app opens with. */
  at: string
  /** What the step to the address handed over. */
  historyState?: unknown
  /** What the tab knows of its player. */
  session?: TabSession
  /** Further entries of the tab's storage. */
  stored?: Readonly<Record<string, string>>
  /** Entries of the browser's storage. */
  keptInBrowser?: Readonly<Record<string, string>>
  /** Signed in as an account of this type; without it a visitor. */
  account?: 'REGULAR' | 'PREMIUM' | 'ADMIN'
  /** Answers of the network; of two for the same call the later one counts. */
  replies?: readonly Reply[]
  /** Where the page's socket leads; without it none may be opened. */
  line?: () => RoomLine
  /** The network is cut before the app starts. */
  isOffline?: true
  /** The page comes from the browser's own store, since nothing answered. */
  isKept?: true
  /** The width at which its way is there, where it is not at the one of a desk. */
  reachedAt?: 'phone'
  /** Laid out like a state before it, with other words: checked where pictures are made, and not by the tests. */
  isAlike?: boolean
  /** Presses and types what leads to the state. */
  play?: (hand: Hand) => Promise<void>
  /** A text, or a part of one, that is visible when the state is reached. */
  shows: string | RegExp
}

/** The states of one part of the product. */
export interface GalleryGroup {
  name: string
  /** A projector shows the stage, and not the studio. */
  of: 'stage' | 'studio'
  states: readonly GalleryState[]
}
