import { MedalIcon } from '@phosphor-icons/react/dist/ssr/Medal'
import type { ReportedPlayer, ReportFigures } from '@quokka/contract/http'
import { levelOfGame, rankTitle } from '@quokka/core/scoring'
import { lazy, Suspense, useState } from 'react'
import { readAccount } from '../../../account/account.ts'
import type { Certified } from '../../../certificates/certified.ts'
import { t } from '../../../certificates/messages.ts'
import { hostedName } from '../../../quiz/catalogue-names.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { allPlayers } from './use-players.ts'

const CertificatesDialog = lazy(() =>
  import('../../../certificates/certificates-dialog.tsx').then((m) => ({ default: m.CertificatesDialog })),
)

interface ReportCertificatesProps {
  place: ReportPlace
  figures: ReportFigures
}

/** Those with a place, and what their share of the points is called; without points nobody has either. */
const certifiedIn = (players: readonly ReportedPlayer[], possible: number): Certified[] =>
  players.flatMap(({ playerId, playerName, rank, totalScore }) =>
    rank === null || totalScore === 0
      ? []
      : {
          key: playerId,
          name: playerNameText(playerName),
          rank,
          points: totalScore,
          rankTitle: rankTitle(levelOfGame(totalScore, possible)),
        },
  )

/** Certificates of one game or QTest, from its report. Rule XM20. */
export const ReportCertificates = ({ place, figures }: ReportCertificatesProps) => {
  const { games, window, questions } = figures
  const [players, setPlayers] = useState<readonly Certified[]>()
  const [isReading, setIsReading] = useState(false)
  const toast = useToast()
  const open = async () => {
    setIsReading(true)
    const answer = await allPlayers(place)
    setIsReading(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    const possible = questions.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
    setPlayers(certifiedIn(answer.value.players, possible))
  }
  return (
    <>
      <Button tone="outline" icon={MedalIcon} busy={isReading} aria-haspopup="dialog" onPress={() => void open()}>
        {t('open')}
      </Button>
      {players !== undefined && (
        <Suspense>
          <CertificatesDialog
            game={{
              quizName: hostedName(figures),
              hostName: readAccount()?.name ?? '',
              playedAt: games[0]?.startedAt ?? window?.endDate ?? '',
            }}
            players={players}
            onClose={() => setPlayers(undefined)}
            dialog={Dialog}
            button={Button}
          />
        </Suspense>
      )}
    </>
  )
}
