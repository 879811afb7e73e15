import type { ComponentType } from 'react'
import { useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { roomLink } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import type { InviteDialogProps } from './invite-dialog.tsx'
import { loadInvite } from './load-invite.ts'

interface Invitation {
  roomId: string
  quizName: string
  note?: string | undefined
}

/** Invites by the device's own share sheet where there is one, else by a dialog with a link and three channels. */
export const useInvite = ({ roomId, quizName, note }: Invitation) => {
  const toast = useToast()
  const [Dialog, setDialog] = useState<ComponentType<InviteDialogProps>>()
  const text = t('room:inviteText', { quiz: quizName, code: roomId.toUpperCase() })

  const open = () => {
    loadInvite().then(
      (loaded) => setDialog(() => loaded),
      () => toast({ text: t('lib:network'), tone: 'bad' }),
    )
  }

  const share = async () => {
    try {
      await navigator.share({ title: quizName, text, url: roomLink(joinAddress().origin, roomId, 'share') })
    } catch (reason) {
      // Closing the sheet is an answer; anything else gets the dialog.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) open()
    }
  }

  const invite = () => {
    if ('share' in navigator) share().catch(open)
    else open()
  }

  const dialog = Dialog && <Dialog roomId={roomId} text={text} note={note} onClose={() => setDialog(undefined)} />
  return { invite, dialog }
}
