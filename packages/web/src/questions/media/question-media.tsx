import { mediaKind } from '@quokka/core/media'
import { lazy, Suspense, useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { MediaPlaceholder } from './media-placeholder.tsx'
import { Picture } from './picture.tsx'
import styles from './question-media.module.css'

/** Few questions have a sound or a film. */
const MediaPlayer = lazy(() => import('./media-player.tsx').then((m) => ({ default: m.MediaPlayer })))

interface QuestionMediaProps {
  name: string
  url: string
  /** What a picture shows or a sound lets hear, where its author wrote it. */
  alt?: string | undefined
  /** Gives it its height. */
  className?: string | undefined
  /** Sounds and films start when they are shown; elsewhere they wait for a press. */
  playsByItself?: boolean
}

/** A picture, sound or film of a question or an explanation; what cannot be shown says so. */
export const QuestionMedia = ({ name, url, alt, className, playsByItself = false }: QuestionMediaProps) => {
  const [broken, setBroken] = useState<string>()
  if (broken === url) return <MediaPlaceholder words={t('questions:fileBroken')} className={className} />
  const kind = mediaKind(name)
  switch (kind) {
    case 'image':
      return <Picture url={url} alt={alt ?? t('questions:picture')} className={className} />
    case 'audio':
    case 'video':
      return (
        <Suspense fallback={<div className={classNames(styles.frame, className)} />}>
          <MediaPlayer
            key={url}
            kind={kind}
            url={url}
            words={kind === 'audio' ? alt : undefined}
            playsByItself={playsByItself}
            className={className}
            onBroken={() => setBroken(url)}
          />
        </Suspense>
      )
    default:
      return <MediaPlaceholder words={t('questions:unsupportedFile')} className={className} />
  }
}
