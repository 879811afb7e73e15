import type { ServerToClientFrame } from '@quokka/contract/socket'
import type { NoticeSentence } from './messages.ts'

/** What can happen to a room as the page sees it. Times are of the page's steady clock, in milliseconds. */
export type PageEvent =
  | { was: 'entered'; roomId: string }
  | {
      was: 'frame'
      frame: ServerToClientFrame
      atMs: number
      /** A new connection was just seated by this frame, so that it deserves a welcome. */
      isArrival: boolean
      /** An answer of this tab that the server does not have yet. */
      kept: { questionId: string; playerAnswer: string } | null
    }
  | { was: 'lineLost'; atMs: number; nextTryMs: number; isOffline: boolean }
  /** The countdown before a question is over. */
  | { was: 'opened'; questionId: string }
  | { was: 'answered'; questionId: string; text: string }
  /** The podium has gone on by a moment. */
  | { was: 'podiumRose' }
  | { was: 'newGameJoined' }
  | { was: 'refused'; sentence: string }
  | { was: 'ended'; closeCode: number }
  | { was: 'left' }
  /** The page went elsewhere: nothing that the room had to tell is of use there. */
  | { was: 'hungUp' }
  | { was: 'noticed'; what: NoticeSentence }
  | { was: 'noticeTold'; id: number }
