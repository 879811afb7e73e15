import { ImageBrokenIcon } from '@phosphor-icons/react/dist/ssr/ImageBroken'
import { mediaKind } from '@quokka/core/media'
import { useState } from 'react'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './media-field.module.css'

const Broken = ({ children }: { children: string }) => (
  <span className={styles.broken} title={children}>
    <Icon of={ImageBrokenIcon} size={32} />
    {children}
  </span>
)

/** What was uploaded, to be seen or heard. */
export const MediaPreview = ({ label, name }: { label: string; name: string }) => {
  const [isBroken, setIsBroken] = useState(false)
  const url = mediaUrl('uploads', name)
  if (isBroken) return <Broken>{t('editing:media.broken')}</Broken>
  switch (mediaKind(name)) {
    case 'image':
      return <img className={styles.picture} src={url} alt={label} onError={() => setIsBroken(true)} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: authors upload sound alone.
      return <audio className={styles.sound} controls src={url} aria-label={label} onError={() => setIsBroken(true)} />
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: authors upload film alone.
        <video
          className={styles.film}
          controls
          playsInline
          preload="metadata"
          src={url}
          aria-label={label}
          onError={() => setIsBroken(true)}
        />
      )
    default:
      return <Broken>{t('editing:media.unsupported')}</Broken>
  }
}
