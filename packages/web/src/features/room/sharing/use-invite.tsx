import { useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { roomLink } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { InviteDialog } from './invite-dialog.tsx'

interface Invitation {
  roomId: string
  quizName: string
  note?: string | undefined
}

/** Invites by the device's own share sheet where there is one, else by a dialog with a link and three channels. */
export const useInvite = ({ roomId, quizName, note }: Invitation) => {
  const [open, setOpen] = useState(false)
  const text = t('room:inviteText', { quiz: quizName, code: roomId.toUpperCase() })

  const share = async () => {
    try {
      await navigator.share({ title: quizName, text, url: roomLink(joinAddress().origin, roomId, 'share') })
    } catch (reason) {
      // Closing the sheet is an answer; anything else gets the dialog.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setOpen(true)
    }
  }

  const invite = () => {
    if ('share' in navigator) share().catch(() => setOpen(true))
    else setOpen(true)
  }

  const dialog = <InviteDialog open={open} roomId={roomId} text={text} note={note} onClose={() => setOpen(false)} />
  return { invite, dialog }
}
