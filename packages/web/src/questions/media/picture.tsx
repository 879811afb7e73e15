import { ArrowsOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowsOut'
import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import { FullPicture } from './full-picture.tsx'
import { MediaPlaceholder } from './media-placeholder.tsx'
import styles from './question-media.module.css'

/** Pictures of about the frame's own shape fill it; others are shown whole. */
const FILLS = { from: 1.4, to: 2.4 }

/** A picture. As a thumbnail it opens full screen. */
export const Picture = ({ url, className }: { url: string; className?: string | undefined }) => {
  const [isBroken, setIsBroken] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [fills, setFills] = useState(true)
  if (isBroken) return <MediaPlaceholder words={t('questions:pictureBroken')} className={className} />
  return (
    <div className={classNames(styles.frame, className)}>
      <img
        src={url}
        alt={t('questions:picture')}
        className={classNames(styles.picture, !fills && styles.whole)}
        onError={() => setIsBroken(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          const shape = naturalHeight > 0 ? naturalWidth / naturalHeight : FILLS.from
          setFills(shape >= FILLS.from && shape <= FILLS.to)
        }}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={t('questions:showPicture')}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.openChip}>
          <Icon of={ArrowsOutIcon} size={16} />
        </span>
      </button>
      {isOpen && <FullPicture url={url} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
