import { useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import type { Participant } from '../api/load-progress.ts'
import { removeParticipant, restoreParticipant, setLock } from '../api/moderate.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** What a host does about participants and places; `done` follows whatever came of it. Rules QE18, QE19. */
export const useModeration = (qtestId: string, done: () => void) => {
  const [asksAbout, setAsksAbout] = useState<Participant>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const make = async (answer: Promise<Outcome<string>>) => {
    setIsBusy(true)
    const made = await answer
    setIsBusy(false)
    setAsksAbout(undefined)
    toast(made.ok ? { text: made.value, tone: 'good' } : { text: made.sentence, tone: 'bad' })
    done()
  }

  const dialog = asksAbout && (
    <RemoveDialog
      name={asksAbout.playerName}
      isBusy={isBusy}
      onKeep={() => setAsksAbout(undefined)}
      onRemove={() => void make(removeParticipant(qtestId, asksAbout.participantId))}
    />
  )
  return {
    dialog,
    askToRemove: setAsksAbout,
    restore: ({ participantId }: Participant) => void make(restoreParticipant(qtestId, participantId)),
    lock: (locked: boolean) => void make(setLock(qtestId, locked)),
  }
}
