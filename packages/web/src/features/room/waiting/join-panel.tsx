import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple'
import { roomLink } from '../../../lib/paths.ts'
import { t } from '../../../messages/t.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Pill } from '../../../ui/stage/layout/pill.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { CodeDisplay } from '../../../ui/stage/room/code-display.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import { useCopy } from '../sharing/use-copy.ts'
import styles from './join-panel.module.css'

/** Three ways into one room: the code, the link, the QR code. */
export const JoinPanel = ({ roomId }: { roomId: string }) => {
  const copy = useCopy()
  const link = roomLink(location.origin, roomId)
  return (
    <>
      <section className={styles.ways}>
        <PhaseHeading className={styles.address}>
          {t('room:joinAt')} <strong className={styles.host}>{location.host}</strong> {t('room:withTheCode')}
        </PhaseHeading>
        <div className={styles.code}>
          <CodeDisplay code={roomId} label={t('ui:roomCode')} />
        </div>
        <div className={styles.link}>
          <Pill icon={LinkSimpleIcon}>
            <span className={styles.text}>{link.replace(/^https?:\/\//, '')}</span>
          </Pill>
          <Button
            tone="cream"
            size="small"
            pill
            icon={CopySimpleIcon}
            className={styles.copy}
            onPress={() => copy(roomLink(location.origin, roomId, 'share'), t('lib:linkCopied'))}
          >
            {t('ui:copyLink')}
          </Button>
        </div>
      </section>
      <div className={styles.scan}>
        <QrCode
          value={roomLink(location.origin, roomId, 'share')}
          label={t('room:qrLabel', { link })}
          paper="#FFF6E3"
        />
        <p className={styles.hint}>
          <Icon of={CameraIcon} size={24} />
          {t('room:scanToJoin')}
        </p>
      </div>
    </>
  )
}
