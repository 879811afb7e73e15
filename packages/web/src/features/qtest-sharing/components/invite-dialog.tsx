import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import type { QTestAccess } from '@quokka/core/qtest-schedule'
import { qtestLink } from '../../../qtest-scheduling/qtest-paths.ts'
import { ChannelLinks } from '../../../ui/stage/controls/channel-links.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './invite-dialog.module.css'

interface InviteDialogProps {
  origin: string
  qtestId: string
  name: string
  /** The words before the link. */
  text: string
  access: QTestAccess
  onClose: () => void
}

const shareBy = (channel: 'whatsapp' | 'facebook' | 'twitter' | 'email') =>
  t('shareBy', { channel: t(`channels.${channel}`) })

/** Sends the link by a social channel, with its mark, or by email. */
export const InviteDialog = ({ origin, qtestId, name, text, access, onClose }: InviteDialogProps) => {
  // No URLSearchParams: mail programs show its plus signs.
  const mail = [`subject=${encodeURIComponent(name)}`]
  mail.push(`body=${encodeURIComponent(`${text}\n${qtestLink(origin, qtestId, 'share')}`)}`)
  return (
    <Dialog open title={t('inviteTitle')} help={t(`access.${access}`)} closeLabel={t('ui:close')} onClose={onClose}>
      <div className={styles.ways}>
        <ChannelLinks
          tone="sand"
          label={shareBy}
          text={text}
          linkFor={(channel) => qtestLink(origin, qtestId, channel)}
        />
        <a
          className={styles.mail}
          href={`mailto:?${mail.join('&')}`}
          title={shareBy('email')}
          aria-label={shareBy('email')}
        >
          <Icon of={EnvelopeSimpleIcon} size={22} />
        </a>
      </div>
    </Dialog>
  )
}
