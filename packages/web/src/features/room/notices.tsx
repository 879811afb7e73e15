import { useEffect } from 'react'
import { t } from '../../messages/stage.ts'
import type { Notice, RoomState } from '../../room-connection/room-state.ts'
import { isAsking, isLeading } from '../../room-connection/room-state.ts'
import { forgetNotice } from '../../room-connection/room-store.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'

const WELCOMES: readonly Notice['what'][] = ['welcomeBack', 'createdAndJoined']
/** That one is in, the waiting room says in its title. */
const UNTOLD: Notice['what'] = 'joined'
const WELCOME_MS = 2_500

/** Tells each notice of the room once. */
export const Notices = ({ state }: { state: RoomState }) => {
  const { phase, notices } = state
  const isAnswering = isAsking(state) && !isLeading(state.place)
  const toast = useToast()
  useEffect(() => {
    // Where one has come to, and so whether a welcome would be in the way, is not known yet.
    if (phase === 'entering') return
    for (const notice of notices) {
      forgetNotice(notice.id)
      if (notice.what === UNTOLD) continue
      const isWelcome = WELCOMES.includes(notice.what)
      // The answers would move under the finger. Rule WR50.
      if (isWelcome && isAnswering) continue
      if (notice.what === 'said') toast({ text: notice.text })
      else if (notice.what === 'timeAdded')
        toast({ text: t('room:timeAdded', { count: notice.seconds }), about: notice.what })
      else if (isWelcome) toast({ text: t(`roomConnection:${notice.what}`), tone: 'good', stayMs: WELCOME_MS })
      else toast({ text: t(`roomConnection:${notice.what}`) })
    }
  }, [phase, isAnswering, notices, toast])
  return null
}
