import type { Ref } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import type { Hit } from '../find-replace.ts'
import styles from './replace-dialog.module.css'

/** A hit and the slide on which it is. */
export interface PlacedHit {
  key: string
  /** Undefined for a slide that is not saved. */
  number: number | undefined
  hit: Hit
}

/** More are counted, and replaced with the others. */
const MOST_SHOWN = 100
/** Of the words around a hit, so many characters are shown. */
const AROUND = 36

export const placeName = (number: number | undefined, name: string): string =>
  number === undefined
    ? t('authoring:replacing.onNewSlide', { name })
    : t('authoring:replacing.onSlide', { number, name })

const endOf = (text: string) => (text.length > AROUND ? `…${text.slice(-AROUND)}` : text)
const startOf = (text: string) => (text.length > AROUND ? `${text.slice(0, AROUND)}…` : text)

interface ReplaceHitsProps {
  ref: Ref<HTMLOListElement>
  hits: readonly PlacedHit[]
  replacement: string
  onReplace: (hit: PlacedHit) => void
}

/** Each place where the words stand, and how it would read. */
export const ReplaceHits = ({ ref, hits, replacement, onReplace }: ReplaceHitsProps) => (
  <>
    <ol ref={ref} className={styles.hits} aria-label={t('authoring:replacing.hits')}>
      {hits.slice(0, MOST_SHOWN).map((placed) => {
        const { key, number, hit } = placed
        const place = placeName(number, hit.name)
        return (
          <li key={`${key} ${hit.place} ${hit.at}`} className={styles.hit}>
            <div className={styles.words}>
              <span className={styles.place}>{place}</span>
              <span dir="auto" className={styles.excerpt}>
                {endOf(hit.before)}
                <del className={styles.found}>{hit.found}</del>
                {replacement && <ins className={styles.replacement}>{replacement}</ins>}
                {startOf(hit.after)}
              </span>
            </div>
            <Button
              tone="outline"
              size="small"
              aria-label={t('authoring:replacing.replaceOn', { place })}
              onPress={() => onReplace(placed)}
            >
              {t('authoring:replacing.replace')}
            </Button>
          </li>
        )
      })}
    </ol>
    {hits.length > MOST_SHOWN && <p className={styles.more}>{t('authoring:replacing.shown', { count: MOST_SHOWN })}</p>}
  </>
)
