import { mediaKind } from '@quokka/core/media'
import { useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { MediaPlaceholder } from './media-placeholder.tsx'
import { Picture } from './picture.tsx'
import styles from './question-media.module.css'

interface QuestionMediaProps {
  name: string
  url: string
  /** What a picture shows or a sound lets hear, where its author wrote it. */
  alt?: string | undefined
  /** Gives it its height. */
  className?: string | undefined
}

/** A picture, sound or film of a question or an explanation; what cannot be shown says so. */
export const QuestionMedia = ({ name, url, alt, className }: QuestionMediaProps) => {
  const [broken, setBroken] = useState<string>()
  if (broken === url) return <MediaPlaceholder words={t('questions:fileBroken')} className={className} />
  switch (mediaKind(name)) {
    case 'image':
      return <Picture url={url} alt={alt ?? t('questions:picture')} className={className} />
    case 'audio':
      return (
        <div className={classNames(styles.frame, styles.audio, className)}>
          {/* biome-ignore lint/a11y/useMediaCaption: authors upload sound alone. */}
          <audio
            controls
            src={url}
            aria-label={t('questions:sound')}
            className={styles.player}
            onError={() => setBroken(url)}
          />
          {alt && (
            <details className={styles.words}>
              <summary>{t('questions:soundWords')}</summary>
              {alt}
            </details>
          )}
        </div>
      )
    case 'video':
      return (
        <div className={classNames(styles.frame, className)}>
          {/* biome-ignore lint/a11y/useMediaCaption: authors upload film alone. */}
          <video
            controls
            playsInline
            preload="metadata"
            src={url}
            aria-label={t('questions:film')}
            className={styles.film}
            onError={() => setBroken(url)}
          />
        </div>
      )
    default:
      return <MediaPlaceholder words={t('questions:unsupportedFile')} className={className} />
  }
}
