import { PAGES } from '@quokka/contract/pages'
import type { ShareSource } from '@quokka/core/share-sources'
import { SHARE_SOURCES } from '@quokka/core/share-sources'

/** The product's pages, as its screens name them. */
export const paths = PAGES

/** The waiting room of one room; the code stands in the address so that a reload finds it. */
export const waitingRoomOf = (roomId: string) => `${paths.waitingRoom}?room=${encodeURIComponent(roomId)}`

/** Where a host chooses another quiz for the room that is open already. */
export const anotherQuizFor = (roomId: string) => `${paths.quizSelection}?room=${encodeURIComponent(roomId)}`

/** The link that takes a player into a room, to be shared. */
export const roomLink = (origin: string, roomId: string, source?: ShareSource) =>
  `${origin}/${encodeURIComponent(roomId)}${source ? `?source=${source}` : ''}`

/** Where the link to this page was shared, if its address says so. */
export const shareSource = (): ShareSource | undefined => {
  const named = new URLSearchParams(location.search).get('source')
  return SHARE_SOURCES.find((source) => source === named)
}

/** The entry of a QTest. */
export const qTestOf = (qtestId: string) => `${paths.qTest}/${encodeURIComponent(qtestId)}`
