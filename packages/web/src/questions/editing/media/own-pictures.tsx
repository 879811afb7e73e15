import { useEffect, useRef } from 'react'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './own-pictures.module.css'
import type { OwnPicture } from './use-own-pictures.ts'
import { useOwnPictures } from './use-own-pictures.ts'

interface OwnPicturesProps {
  /** The one that the field has already. */
  value: string | null
  onChoose: (name: string) => void
  onClose: () => void
}

/** 'Your pictures': what was uploaded before, to be used once more. Rule ME25. */
export const OwnPictures = ({ value, onChoose, onClose }: OwnPicturesProps) => {
  const { loaded, reload, more, isAsking, fault } = useOwnPictures()
  const total = loaded.is === 'ready' ? loaded.value.total : undefined
  return (
    <Dialog
      open
      size="large"
      title={t('editing:own.title')}
      help={total !== undefined && total > 0 ? t('editing:own.count', { count: total }) : undefined}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      {loaded.is === 'loading' && (
        <div role="status" className={styles.pictures}>
          <VisuallyHidden>{t('editing:own.loading')}</VisuallyHidden>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className={styles.skeleton} />
          ))}
        </div>
      )}
      {loaded.is === 'failed' && (
        <LoadFailed tone="soft" sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} />
      )}
      {loaded.is === 'ready' && total === 0 && <p className={styles.none}>{t('editing:own.none')}</p>}
      {loaded.is === 'ready' && total !== 0 && (
        <>
          <Pictures pictures={loaded.value.pictures} perPage={loaded.value.perPage} value={value} onChoose={onChoose} />
          {loaded.value.pictures.length < loaded.value.total && (
            <div className={styles.more}>
              <Button tone="outline" busy={isAsking} onPress={() => void more()}>
                {t('editing:own.more')}
              </Button>
            </div>
          )}
          <p role="status" className={styles.fault}>
            {fault}
          </p>
        </>
      )}
    </Dialog>
  )
}

interface PicturesProps {
  pictures: readonly OwnPicture[]
  perPage: number
  value: string | null
  onChoose: (name: string) => void
}

const Pictures = ({ pictures, perPage, value, onChoose }: PicturesProps) => {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(0)

  // The focus goes on to the first that came.
  useEffect(() => {
    const from = count.current
    count.current = pictures.length
    if (pictures.length > from) list.current?.querySelectorAll('button')[from]?.focus()
  }, [pictures.length])

  return (
    <ul ref={list} className={styles.pictures} aria-label={t('editing:own.title')}>
      {pictures.map(({ name, uploadedOn }, index) => (
        <li key={name}>
          <button
            type="button"
            className={styles.picture}
            aria-label={t('editing:own.picture', { number: index + 1, date: usDate(uploadedOn) })}
            aria-current={name === value || undefined}
            onClick={() => onChoose(name)}
          >
            <img src={mediaUrl('uploads', name)} alt="" loading={index < perPage ? 'eager' : 'lazy'} decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  )
}
