import { Suspense, useState } from 'react'
import { readSession } from '../../../account/session.ts'
import type { Certified } from '../../../certificates/certified.ts'
import { t } from '../../../certificates/messages.ts'
import { lazyWith } from '../../../lib/language/lazy-with.ts'
import type { AtPodium } from '../../../room-connection/room-state.ts'
import { useRoom } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'

const CertificatesDialog = lazyWith('studio', () =>
  import('../../../certificates/certificates-dialog.tsx').then((m) => ({ default: m.CertificatesDialog })),
)

/** Those with a place; without points nobody has one. */
const certifiedAt = ({ podium }: AtPodium): Certified[] =>
  podium.playerStats
    .filter(({ rank, totalScore }) => rank > 0 && totalScore > 0)
    .map(({ playerId, playerName, rank, totalScore }) => ({
      key: playerId,
      name: playerName,
      rank,
      points: totalScore,
    }))

/** Certificates of the game that has just ended, for its host. Rule XM20. */
export const HostCertificates = () => {
  const state = useRoom((room) => room)
  const [isOpen, setIsOpen] = useState(false)
  const [playedAt] = useState(() => new Date().toISOString())
  if (state.phase !== 'podium') return null
  const players = certifiedAt(state)
  if (players.length === 0) return null
  const { quizName } = state.place
  return (
    <>
      <Button tone="glass" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CertificatesDialog
            game={{ quizName, hostName: readSession().name ?? '', playedAt }}
            players={players}
            onClose={() => setIsOpen(false)}
            dialog={Dialog}
            button={Button}
          />
        </Suspense>
      )}
    </>
  )
}
