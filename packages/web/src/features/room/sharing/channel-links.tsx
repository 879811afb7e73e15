import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo'
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/ssr/WhatsappLogo'
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo'
import { t } from '../../../messages/t.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { Channel } from './share-channels.ts'
import { CHANNELS, sharePage } from './share-channels.ts'
import styles from './sharing.module.css'

const LOGOS: Record<Channel, PhosphorIcon> = {
  whatsapp: WhatsappLogoIcon,
  facebook: FacebookLogoIcon,
  twitter: XLogoIcon,
}

interface ChannelLinksProps {
  text: string
  linkFor: (channel: Channel) => string
  tone: 'glass' | 'sand'
}

/** Three links to the share pages of social channels. */
export const ChannelLinks = ({ text, linkFor, tone }: ChannelLinksProps) =>
  CHANNELS.map((channel) => {
    const label = t('room:shareBy', { channel: t(`room:${channel}`) })
    return (
      <a
        key={channel}
        className={styles[tone]}
        href={sharePage(channel, text, linkFor(channel))}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <Icon of={LOGOS[channel]} size={22} />
      </a>
    )
  })
