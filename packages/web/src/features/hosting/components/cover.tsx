import { useState } from 'react'
import { Skeleton } from '../../../ui/stage/feedback/skeleton.tsx'
import styles from './cover.module.css'

/** A quiz's picture once it is near; until it is there something shimmers, where it is broken the tile's own ground stays. */
export const Cover = ({ src }: { src: string }) => {
  const [picture, setPicture] = useState<'coming' | 'here' | 'broken'>('coming')
  if (picture === 'broken') return null
  return (
    <>
      {picture === 'coming' && <Skeleton className={styles.coming} />}
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => setPicture('here')}
        onError={() => setPicture('broken')}
      />
    </>
  )
}
