import { readSession } from '../../../account/session.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { hasKeptWork } from '../../../quiz/kept-work.ts'
import { recallRoom } from '../../../room-connection/room-memory.ts'
import { t } from './messages.ts'

/** What is not lost, as this device knows it. */
export interface KeptThing {
  is: 'seat' | 'answer' | 'attempt' | 'drafts'
  title: string
  sentence: string
}

interface Around {
  pathname: string
  tab: Storage
  browser: Storage
}

const GAME_PATHS: readonly string[] = [paths.getReadyRoom, paths.quiz, paths.podium]

/** The room that the tab was in when it was reloaded, for which it is the tab's as long as it stands at a screen of a room. */
const ofRoom = ({ pathname, tab }: Around): KeptThing[] => {
  const path = pathname.toLowerCase()
  const { roomId, name, isHost } = readSession(tab)
  const isPlaying = GAME_PATHS.includes(path)
  if (roomId === undefined || name === undefined || !(isPlaying || path === paths.waitingRoom)) return []
  const { playerId, kept } = recallRoom(tab, roomId)
  // Nobody has a seat there yet.
  if (playerId === '') return []
  const code = roomId.toUpperCase()
  const seat = (title: string, sentence: string): KeptThing => ({ is: 'seat', title, sentence })
  if (isHost) return [seat(t('room', { code }), t('hostSoon'))]
  if (!isPlaying) return [seat(t('room', { code }), t('place', { name }))]
  return [
    seat(t('seat', { code }), t('seatStays', { name })),
    ...(kept === null ? [] : [{ is: 'answer' as const, title: t('answer'), sentence: t('answerLasts') }]),
  ]
}

/** Only what is true for this device. Rule HT56. */
export const keptThings = (around: Around): KeptThing[] => [
  ...ofRoom(around),
  ...(around.pathname.toLowerCase().startsWith(`${paths.qTest}/`)
    ? [{ is: 'attempt' as const, title: t('attempt'), sentence: t('attemptGoesOn') }]
    : []),
  ...(hasKeptWork(around.browser) ? [{ is: 'drafts' as const, title: t('drafts'), sentence: t('draftsStay') }] : []),
]
