import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo'
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/ssr/WhatsappLogo'
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo'
import type { Channel } from '../../../lib/navigation/share-channels.ts'
import { CHANNELS, sharePage } from '../../../lib/navigation/share-channels.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './channel-links.module.css'

const LOGOS: Record<Channel, PhosphorIcon> = {
  whatsapp: WhatsappLogoIcon,
  facebook: FacebookLogoIcon,
  twitter: XLogoIcon,
}

interface ChannelLinksProps {
  /** Names the link to a channel. */
  label: (channel: Channel) => string
  text: string
  linkFor: (channel: Channel) => string
  tone: 'glass' | 'sand'
}

/** Three links to the share pages of social channels. */
export const ChannelLinks = ({ label, text, linkFor, tone }: ChannelLinksProps) =>
  CHANNELS.map((channel) => (
    <a
      key={channel}
      className={styles[tone]}
      href={sharePage(channel, text, linkFor(channel))}
      target="_blank"
      rel="noreferrer"
      aria-label={label(channel)}
      title={label(channel)}
    >
      <Icon of={LOGOS[channel]} size={22} />
    </a>
  ))
