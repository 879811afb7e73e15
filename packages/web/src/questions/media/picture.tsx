import { ArrowsOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowsOut'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { FullPicture } from './full-picture.tsx'
import { MediaPlaceholder } from './media-placeholder.tsx'
import styles from './question-media.module.css'

/** A landscape may lose so much of its height to be wider; others are shown whole. */
const LANDSCAPE = { from: 1.4, to: 2.4, widerBy: 1.2 }

/** Half as wide as high, a picture is little more than a strip in its place. */
const TALL = 0.5

interface PictureProps {
  url: string
  /** What it shows. */
  alt: string
  className?: string | undefined
}

/** A picture. As a thumbnail, or very tall, it opens full screen; on a phone a square one does too, such as a board. */
export const Picture = ({ url, alt, className }: PictureProps) => {
  const [isBroken, setIsBroken] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [shape, setShape] = useState<number>()
  if (isBroken) return <MediaPlaceholder words={t('questions:fileBroken')} className={className} />
  const isLandscape = shape === undefined || (shape >= LANDSCAPE.from && shape <= LANDSCAPE.to)
  const style = shape === undefined ? {} : { '--shape': shape * (isLandscape ? LANDSCAPE.widerBy : 1) }
  return (
    <div
      className={classNames(
        styles.frame,
        shape !== undefined && styles.shaped,
        shape !== undefined && shape < LANDSCAPE.from && styles.narrow,
        shape !== undefined && shape < TALL && styles.tall,
        className,
      )}
      style={style as CSSProperties}
    >
      <img
        src={url}
        alt={alt}
        className={classNames(styles.picture, !isLandscape && styles.whole)}
        onError={() => setIsBroken(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setShape(naturalWidth / naturalHeight)
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
      {isOpen && <FullPicture url={url} alt={alt} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
