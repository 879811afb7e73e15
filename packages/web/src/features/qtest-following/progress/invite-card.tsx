import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { t } from '../../../messages/studio.ts'
import { embedQTestOf, qtestLink } from '../../../qtest-scheduling/qtest-paths.ts'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './invite-card.module.css'

/** How more people come to a QTest. */
export const InviteCard = ({ qtestId }: { qtestId: string }) => {
  const copy = useCopy()
  const link = qtestLink(joinAddress().origin, qtestId)
  return (
    <Card title={t('qtestFollowing:progress.inviteMore')} className={styles.card}>
      <div className={styles.ways}>
        <div className={styles.code}>
          <QrCode value={link} label={t('qtestFollowing:progress.qrLabel')} />
        </div>
        <div className={styles.buttons}>
          <Button
            tone="outline"
            size="small"
            icon={CopySimpleIcon}
            onPress={() => void copy(link, t('lib:linkCopied'))}
          >
            {t('ui:copyLink')}
          </Button>
          <ButtonLink to={embedQTestOf(qtestId)} tone="outline" size="small" icon={CodeIcon}>
            {t('qtestFollowing:progress.embed')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
