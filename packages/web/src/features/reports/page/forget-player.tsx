import type { ReportedPlayer } from '@quokka/contract/http'
import { forgetPlayer } from '@quokka/contract/http'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'

interface ForgetPlayerProps {
  place: ReportPlace
  player: ReportedPlayer
  onForgotten: () => void
}

/** The host takes who somebody was out of the report. Rule RW19. */
export const ForgetPlayer = ({ place, player, onForgotten }: ForgetPlayerProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const { playerName, playerId, roomId } = player
  const name = playerNameText(playerName)

  const forget = async () => {
    setIsBusy(true)
    const { quizVariant, quizId } = place
    const answer = await call(forgetPlayer, { quizVariant, quizId, roomId, playerId })
    setIsBusy(false)
    setIsAsking(false)
    toast(
      answer.ok
        ? { text: t('reports:page.list.forgotten', { name }), tone: 'good' }
        : { text: answer.sentence, tone: 'bad' },
    )
    if (answer.ok) onForgotten()
  }

  return (
    <>
      <Button tone="outline" size="small" onPress={() => setIsAsking(true)}>
        {t('reports:page.list.forget')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('reports:page.list.forgetTitle', { name })}
          help={t('reports:page.list.forgetHelp')}
          closeLabel={t('studio:close')}
          no={t('studio:cancel')}
          yes={t('reports:page.list.forgetYes')}
          isBusy={isBusy}
          onNo={() => setIsAsking(false)}
          onYes={() => void forget()}
        />
      )}
    </>
  )
}
