import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare'
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack'
import { useState } from 'react'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Tooltip } from '../../../ui/stage/feedback/tooltip.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { cutQuizName, cutSlideTitle } from '../cut-text.ts'
import type { Deletion, EditorState } from '../editor-state.ts'
import { deletionsOf, isPublished, rowsOf, savedOrder } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { isSameOrder } from '../slide-order.ts'
import { FoundNote } from './found-note.tsx'
import { SelectionBar } from './selection-bar.tsx'
import styles from './slide-drawer.module.css'
import { SlideList } from './slide-list.tsx'

const nameOf = ({ slides }: Deletion): string => {
  const [first, second] = slides
  if (second) return t('authoring:several.slides', { count: slides.length })
  return cutSlideTitle(first?.question.questionTitle ?? '')
}

interface SlideDrawerProps {
  editor: Editor
  state: EditorState
  /** Within a dialog, which has a heading and a way to close. */
  isSheet?: boolean
  /** After a slide was opened or asked for. */
  onDone?: () => void
}

/** The quiz's name, its slides in order, and the way to the next one. */
export const SlideDrawer = ({ editor, state, isSheet = false, onDone }: SlideDrawerProps) => {
  const { quiz, current, order, selection, isSelecting, isFound } = state
  const [isSaving, setIsSaving] = useState(false)
  const rows = rowsOf(state)
  const isCut = cutQuizName(quiz.quizName) !== quiz.quizName
  const Heading = isSheet ? 'h3' : 'h1'
  const lastDeleted = deletionsOf(state).at(-1)

  const saveOrder = async () => {
    setIsSaving(true)
    await editor.order.save()
    setIsSaving(false)
  }

  const asleep = (() => {
    if (order.length === 0) return t('authoring:drawer.noQuestions')
    return current === undefined ? t('authoring:drawer.pickerShows') : undefined
  })()

  return (
    <div className={classNames(styles.drawer, isSheet && styles.sheet)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Tooltip text={isCut ? quiz.quizName : undefined} side="below">
            {() => (
              <Heading className={styles.name} aria-label={quiz.quizName}>
                {cutQuizName(quiz.quizName)}
              </Heading>
            )}
          </Tooltip>
          <p className={styles.saved}>{t('authoring:drawer.lastSaved', { date: usDateTime(quiz.editedOn) })}</p>
          {quiz.copiedFrom && (
            <a className={styles.source} href={quizPageOf(quiz.copiedFrom.quizId)} target="_blank" rel="noreferrer">
              {t('authoring:copyOf', { quiz: quiz.copiedFrom.quizName })}
              <VisuallyHidden> ({t('authoring:copyOpens')})</VisuallyHidden>
            </a>
          )}
          {isSheet && isPublished(quiz) && <p className={styles.saved}>{t('authoring:liveAtOnce')}</p>}
        </div>
        <button
          type="button"
          className={styles.settings}
          title={t('authoring:drawer.editSettings')}
          aria-label={t('authoring:drawer.editSettings')}
          aria-haspopup="dialog"
          onClick={() => editor.ask({ is: 'settings' })}
        >
          <Icon of={GearSixIcon} size={22} />
        </button>
      </div>
      {isFound && <FoundNote editor={editor} state={state} />}
      {!isSameOrder(order, savedOrder(state)) && (
        <div className={styles.note}>
          <p>{t('authoring:drawer.orderChanged')}</p>
          <button type="button" className={styles.save} aria-busy={isSaving || undefined} onClick={saveOrder}>
            {t('authoring:drawer.saveOrder')}
          </button>
        </div>
      )}
      {order.length > 1 && (
        <div className={styles.tools}>
          <p role="status">{isSelecting && t('authoring:drawer.selected', { count: selection.length })}</p>
          {isSelecting && selection.length < order.length && (
            <button type="button" className={styles.tool} onClick={editor.order.selectAll}>
              {t('authoring:several.all')}
            </button>
          )}
          <button type="button" className={styles.tool} onClick={() => editor.order.setSelecting(!isSelecting)}>
            <Icon of={CheckSquareIcon} size={18} />
            {isSelecting ? t('authoring:drawer.selectNone') : t('authoring:drawer.select')}
          </button>
        </div>
      )}
      <div className={styles.list}>
        {rows.length === 0 ? (
          <p className={styles.empty}>{t('authoring:drawer.empty')}</p>
        ) : (
          <SlideList editor={editor} state={state} rows={rows} {...(onDone && { onOpened: onDone })} />
        )}
      </div>
      {isSelecting && <SelectionBar editor={editor} state={state} isSheet={isSheet} />}
      <div className={styles.foot}>
        {lastDeleted && (
          <button type="button" className={styles.undo} onClick={() => void editor.history.restore(lastDeleted)}>
            <Icon of={ArrowCounterClockwiseIcon} size={18} />
            <span>{t('authoring:undoDelete', { title: nameOf(lastDeleted) })}</span>
          </button>
        )}
        <Tooltip text={asleep} wide>
          {(describedBy) => (
            <Button
              tone="soft"
              wide
              icon={PlusIcon}
              disabled={asleep !== undefined}
              aria-describedby={describedBy}
              onPress={() => {
                editor.slides.open(undefined)
                onDone?.()
              }}
            >
              {t('authoring:drawer.addQuestion')}
            </Button>
          )}
        </Tooltip>
        {order.length > 0 && (
          <button
            type="button"
            className={styles.undo}
            aria-haspopup="dialog"
            onClick={() => editor.ask({ is: 'bank' })}
          >
            <Icon of={StackIcon} size={18} />
            <span>{t('authoring:bank.title')}</span>
          </button>
        )}
      </div>
    </div>
  )
}
