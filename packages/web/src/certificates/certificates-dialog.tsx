import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RadioGroup } from '../ui/stage/controls/radio-group.tsx'
import type { DialogProps } from '../ui/stage/layout/dialog.tsx'
import { CertificatePages } from './certificate-pages.tsx'
import styles from './certificates.module.css'
import type { Certified, CertifiedGame } from './certified.ts'
import { t } from './messages.ts'

interface CertificatesDialogProps {
  game: CertifiedGame
  /** Those with a place, the best first. */
  players: readonly Certified[]
  onClose: () => void
  /** Dialog and button of the kit that it stands in. */
  dialog: (props: DialogProps) => ReactNode
  button: (props: { icon: typeof PrinterIcon; onPress: () => void; children: string }) => ReactNode
}

/** Places that stand on a podium. */
const PODIUM = 3

/** Asks for whom, and prints a page for each. Rules XM20, XM21. */
export const CertificatesDialog = ({
  game,
  players,
  onClose,
  dialog: Dialog,
  button: Button,
}: CertificatesDialogProps) => {
  const first = players.filter(({ rank }) => rank <= PODIUM)
  const [who, setWho] = useState<'first' | 'all'>('first')
  const chosen = who === 'first' ? first : players
  return (
    <>
      <Dialog
        open
        title={t('title')}
        help={t('help')}
        closeLabel={t('close')}
        onClose={onClose}
        actions={
          <Button icon={PrinterIcon} onPress={() => window.print()}>
            {`${t('print')} · ${t('pages', { count: chosen.length })}`}
          </Button>
        }
      >
        <div className={styles.who}>
          <RadioGroup
            legend={t('who')}
            options={[
              { value: 'first', label: t('firstThree') },
              { value: 'all', label: t('everyone', { count: players.length }) },
            ]}
            value={who}
            onChange={setWho}
          />
        </div>
      </Dialog>
      <CertificatePages game={game} players={chosen} />
    </>
  )
}
