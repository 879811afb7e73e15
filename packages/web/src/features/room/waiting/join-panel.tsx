import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { roomLink } from '../../../lib/paths.ts'
import { t } from '../../../messages/t.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Pill } from '../../../ui/stage/layout/pill.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { CodeDisplay } from '../../../ui/stage/room/code-display.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import { useCopy } from '../sharing/use-copy.ts'
import { t as own } from './host-messages.ts'
import styles from './join-panel.module.css'

/** Three ways into one room: the code, the link, the QR code. */
export const JoinPanel = ({ roomId, locked }: { roomId: string; locked: boolean }) => {
  const copy = useCopy()
  const link = roomLink(location.origin, roomId)
  return (
    <>
      <section className={styles.ways}>
        <PhaseHeading className={styles.address}>
          {locked ? own('backInAt') : own('joinAt')} <strong className={styles.host}>{location.host}</strong>{' '}
          {own('withTheCode')}
        </PhaseHeading>
        <div className={styles.code}>
          <CodeDisplay code={roomId} label={t('ui:roomCode')} faded={locked} />
        </div>
        {locked ? (
          <p className={styles.notice}>
            <Icon of={InfoIcon} size={24} />
            {own('nobodyNew')}
          </p>
        ) : (
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
        )}
      </section>
      <div className={styles.scan}>
        <div className={locked ? styles.faded : undefined}>
          <QrCode value={roomLink(location.origin, roomId, 'share')} label={own('qrLabel', { link })} paper="#FFF6E3" />
        </div>
        {locked && (
          <span className={styles.lock}>
            <Icon of={LockSimpleIcon} size={56} />
          </span>
        )}
        <p className={styles.hint}>
          {!locked && <Icon of={CameraIcon} size={24} />}
          {locked ? own('locked') : own('scanToJoin')}
        </p>
      </div>
    </>
  )
}
