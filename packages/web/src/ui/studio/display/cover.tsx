import { ImageSquareIcon } from '@phosphor-icons/react/dist/ssr/ImageSquare'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './cover.module.css'

interface CoverProps {
  /** Its address; empty for none. */
  src: string
  className?: string | undefined
}

/** A quiz's picture, decoration beside its name; a placeholder where there is none or it does not load. */
export const Cover = ({ src, className }: CoverProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span className={classNames(styles.cover, className)}>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <Icon of={ImageSquareIcon} size={32} />
      )}
    </span>
  )
}
