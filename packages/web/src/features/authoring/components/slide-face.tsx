import { t } from '../../../messages/studio.ts'
import { editorOf } from '../../../questions/editing/editors.ts'
import { cutSlideTitle } from '../cut-text.ts'
import type { SlideRow } from '../editor-state.ts'
import styles from './slide-face.module.css'

/** What the lists show of a slide: its unsaved words before its saved ones. */
export const titleOf = ({ question, work }: SlideRow): string =>
  (work?.draft.questionTitle ?? question?.questionTitle ?? '').trim() || t('authoring:slide.untitled')

const typeOf = ({ question, work }: SlideRow) => work?.draft.questionType ?? question?.questionType

const secondsOf = ({ question, work }: SlideRow) => work?.draft.timer ?? question?.timeToAnswer ?? 0

const pointsOf = ({ question, work }: SlideRow) => work?.draft.maxPoints ?? question?.maxPoints ?? 0

/** The slide's layout in small. */
export const SlideMiniature = ({ row }: { row: SlideRow }) => {
  const type = typeOf(row)
  if (type === undefined) return null
  const { Miniature } = editorOf(type)
  return (
    <span className={styles.miniature} aria-hidden="true">
      <Miniature />
    </span>
  )
}

/** A slide as the list shows it: miniature, title, type and time. */
export const SlideFace = ({ row }: { row: SlideRow }) => {
  const type = typeOf(row)
  const editor = type && editorOf(type)
  return (
    <>
      <SlideMiniature row={row} />
      <span className={styles.words}>
        <span className={styles.title}>{cutSlideTitle(titleOf(row))}</span>{' '}
        <span className={styles.meta}>
          <b>{editor?.shortLabel()}</b>{' '}
          {editor?.timing.isAsked && (
            <span>{t('authoring:slide.time', { seconds: secondsOf(row), points: pointsOf(row) })}</span>
          )}
        </span>{' '}
        {row.work && <span className={styles.unsaved}>{t('authoring:slide.unsaved')}</span>}
      </span>
    </>
  )
}
