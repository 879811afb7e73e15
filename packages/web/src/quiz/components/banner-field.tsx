import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { useEffect, useId, useRef } from 'react'
import { t } from '../../messages/studio.ts'
import { MediaField } from '../../questions/editing/media/media-field.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { Cover } from '../suiting-covers.ts'
import styles from './banner-field.module.css'

interface BannerFieldProps {
  covers: readonly Cover[]
  /** The address of a drawing, or a name below /media/uploads/. */
  value: string | null
  onChange: (name: string | null) => void
  onBusy: (isBusy: boolean) => void
}

/** A quiz's picture: one of our drawings, or a file. Rule LB19. */
export const BannerField = ({ covers, value, onChange, onBusy }: BannerFieldProps) => {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const isDrawn = covers.some(({ address }) => address === value)

  // The one that is chosen is in sight from the start, and when they change their places; without one, those that suit best.
  useEffect(() => {
    if (row.current === null || covers.length === 0) return
    const chosen = row.current.querySelector('label:has(:checked)')
    const start = document.documentElement.dir === 'rtl' ? 'right' : 'left'
    if (chosen === null) row.current.scrollLeft = 0
    else row.current.scrollLeft += chosen.getBoundingClientRect()[start] - row.current.getBoundingClientRect()[start]
  }, [covers])

  if (covers.length === 0)
    return <MediaField label={t('access:banner')} {...{ value, onChange, onBusy }} kinds={['image']} />
  return (
    <div className={styles.banner}>
      <fieldset className={styles.drawings}>
        <legend className={styles.legend}>{t('access:banner')}</legend>
        <div ref={row} className={styles.row}>
          {covers.map(({ address, name }) => (
            <label key={address} className={styles.drawing} title={name}>
              <input
                type="radio"
                name={id}
                aria-label={name}
                checked={address === value}
                onChange={() => onChange(address)}
              />
              <img src={address} alt="" loading="lazy" decoding="async" width={112} height={70} />
              {address === value && (
                <span className={styles.mark}>
                  <Icon of={CheckIcon} size={16} />
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.own}>
        <MediaField
          label={t('access:ownBanner')}
          value={isDrawn ? null : value}
          kinds={['image']}
          onBusy={onBusy}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
