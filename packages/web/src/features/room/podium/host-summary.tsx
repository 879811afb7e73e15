import { useState } from 'react'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { t } from './host-messages.ts'
import { saveSummary } from './host-summary-file.ts'

/** The spreadsheet of the game that has just ended, for its host. Rule RW16. */
export const HostSummary = ({ roomId }: { roomId: string }) => {
  const [isWriting, setIsWriting] = useState(false)
  const toast = useToast()
  const download = async () => {
    setIsWriting(true)
    const told = await saveSummary(roomId)
    setIsWriting(false)
    toast(told)
  }
  return (
    <Button tone="glass" busy={isWriting} onPress={download}>
      {t('downloadSummary')}
    </Button>
  )
}
