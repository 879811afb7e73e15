import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { roomLink } from '../../../lib/navigation/paths.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { ChannelLinks } from '../../../ui/stage/controls/channel-links.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { t } from './invite-messages.ts'
import { shareByLabel } from './share-by-label.ts'
import styles from './sharing.module.css'

export interface InviteDialogProps {
  roomId: string
  text: string
  /** Under the link. */
  note?: string | undefined
  onClose: () => void
}

export const InviteDialog = ({ roomId, text, note, onClose }: InviteDialogProps) => {
  const copy = useCopy()
  const code = roomId.toUpperCase()
  const { origin } = joinAddress()
  const link = roomLink(origin, roomId)
  return (
    <Dialog open title={t('title')} help={t('help', { code })} closeLabel={t('ui:close')} onClose={onClose}>
      <div className={styles.ways}>
        <p dir="ltr" className={styles.link}>
          {link}
        </p>
        {note && <p>{note}</p>}
        <div className={styles.row}>
          <Button icon={CopySimpleIcon} onPress={() => copy(roomLink(origin, roomId, 'share'), t('lib:linkCopied'))}>
            {t('ui:copyLink')}
          </Button>
          <Button tone="sand" icon={CopySimpleIcon} onPress={() => copy(code, t('lib:codeCopied'))}>
            {t('copyCode')}
          </Button>
        </div>
        <div className={styles.row}>
          <ChannelLinks
            tone="sand"
            label={shareByLabel}
            text={text}
            linkFor={(channel) => roomLink(origin, roomId, channel)}
          />
        </div>
      </div>
    </Dialog>
  )
}
