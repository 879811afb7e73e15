import { useEffect } from 'react'
import { t } from '../../messages/t.ts'
import type { Notice } from '../../room-connection/room-state.ts'
import { forgetNotice, useRoom } from '../../room-connection/room-store.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'

const WELCOMES: readonly Notice['what'][] = ['welcomeBack', 'createdAndJoined', 'joined']
/** A welcome does not stand long before what there is to answer. */
const WELCOME_MS = 2_500

/** Tells each notice of the room once. Being offline has a banner of its own. */
export const Notices = () => {
  const notices = useRoom((state) => state.notices)
  const toast = useToast()
  useEffect(() => {
    for (const notice of notices) {
      forgetNotice(notice.id)
      if (notice.what === 'offline') continue
      if (notice.what === 'said') toast({ text: notice.text })
      else if (WELCOMES.includes(notice.what))
        toast({ text: t(`roomConnection:${notice.what}`), tone: 'good', stayMs: WELCOME_MS })
      else toast({ text: t(`roomConnection:${notice.what}`) })
    }
  }, [notices, toast])
  return null
}
