import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import type { ReactNode } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { roomLink } from '../../../lib/navigation/paths.ts'
import { HERE, SentenceAround } from '../../../lib/text/sentence-around.tsx'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Pill } from '../../../ui/stage/layout/pill.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { CodeDisplay } from '../../../ui/stage/room/code-display.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import { t } from './host-messages.ts'
import styles from './join-panel.module.css'

interface JoinPanelProps {
  roomId: string
  locked: boolean
  /** Beside the link. */
  children?: ReactNode
}

/** Three ways into one room: the code, the link, the QR code. */
export const JoinPanel = ({ roomId, locked, children }: JoinPanelProps) => {
  const copy = useCopy()
  const { origin, isReachable } = joinAddress()
  const { host } = new URL(origin)
  const link = roomLink(origin, roomId)
  return (
    <>
      <section className={styles.ways}>
        <PhaseHeading className={styles.address}>
          <SentenceAround sentence={t(locked ? 'backInAt' : 'joinAt', { host: HERE })}>
            <strong dir="ltr" className={styles.host}>
              {host}
            </strong>
          </SentenceAround>
        </PhaseHeading>
        <div className={styles.code}>
          <CodeDisplay code={roomId} label={t('roomCode')} faded={locked} />
        </div>
        <div className={styles.link}>
          {locked ? (
            <p className={styles.notice}>
              <Icon of={InfoIcon} size={24} />
              {t('nobodyNew')}
            </p>
          ) : (
            <>
              <Pill icon={LinkSimpleIcon}>
                <span dir="ltr" className={styles.text}>
                  {link.replace(/^https?:\/\//, '')}
                </span>
              </Pill>
              <Button
                tone="cream"
                size="small"
                pill
                icon={CopySimpleIcon}
                className={styles.copy}
                onPress={() => copy(roomLink(origin, roomId, 'share'), t('lib:linkCopied'))}
              >
                {t('ui:copyLink')}
              </Button>
            </>
          )}
          {!isReachable && (
            <p className={styles.warning}>
              <Icon of={WarningIcon} size={24} />
              {t('notForPhones')}
            </p>
          )}
          {children}
        </div>
      </section>
      <div className={styles.scan}>
        <div className={locked || !isReachable ? styles.faded : undefined}>
          <QrCode value={roomLink(origin, roomId, 'share')} label={t('qrLabel', { link })} paper="#FFF6E3" />
        </div>
        {locked && (
          <span className={styles.lock}>
            <Icon of={LockSimpleIcon} size={56} />
          </span>
        )}
        <p className={styles.hint}>
          {!locked && isReachable && <Icon of={CameraIcon} size={24} />}
          {locked ? t('locked') : isReachable ? t('scanToJoin') : t('thisComputerOnly')}
        </p>
      </div>
    </>
  )
}
