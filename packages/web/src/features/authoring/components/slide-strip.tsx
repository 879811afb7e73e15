import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { useEffect, useRef } from 'react'
import { useMedia } from '../../../lib/page/use-media.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { WITH_DRAWER } from '../drawer-width.ts'
import type { EditorState } from '../editor-state.ts'
import { rowsOf, savedOrder } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { isSameOrder } from '../slide-order.ts'
import { SlideMiniature, titleOf } from './slide-face.tsx'
import styles from './slide-strip.module.css'

/** The slides in a row, in place of the drawer on phones; the whole list comes as a sheet. */
export const SlideStrip = ({ editor, state }: { editor: Editor; state: EditorState }) => {
  const { current, order, isFound } = state
  const strip = useRef<HTMLOListElement>(null)
  const isAsleep = order.length === 0 || current === undefined
  const isCalling = isFound || !isSameOrder(order, savedOrder(state))

  // Out of sight nothing scrolls: the strip comes when a tablet turns.
  const isShown = !useMedia(WITH_DRAWER)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what shows it.
  useEffect(() => {
    const slide = current === undefined ? null : strip.current?.querySelector('[aria-current]')
    slide?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, isShown])

  return (
    <nav className={styles.strip} aria-label={t('authoring:slides')}>
      <button
        type="button"
        className={styles.all}
        data-calling={isCalling || undefined}
        title={t('authoring:allSlides')}
        aria-label={t('authoring:allSlides')}
        aria-haspopup="dialog"
        onClick={() => editor.ask({ is: 'slides' })}
      >
        <Icon of={ListBulletsIcon} size={22} />
      </button>
      <ol ref={strip} className={styles.slides}>
        {rowsOf(state).map((row) => {
          const { number } = row
          return (
            <li key={row.key}>
              <button
                type="button"
                className={styles.slide}
                aria-current={row.key === current || undefined}
                aria-label={`${number === undefined ? t('authoring:slide.unnumbered') : t('authoring:slide.numbered', { number })} ${titleOf(row)}`}
                onClick={() => editor.slides.open(row.key)}
              >
                <SlideMiniature row={row} />
                <span className={styles.number} data-unsaved={row.work !== undefined || undefined}>
                  {number === undefined ? '+' : numberText(number)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className={styles.all}
        aria-disabled={isAsleep || undefined}
        title={t('authoring:drawer.addQuestion')}
        aria-label={t('authoring:drawer.addQuestion')}
        onClick={isAsleep ? undefined : () => editor.slides.open(undefined)}
      >
        <Icon of={PlusIcon} size={22} />
      </button>
    </nav>
  )
}
