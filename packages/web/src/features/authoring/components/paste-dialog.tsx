import { LIMITS } from '@quokka/core/limits'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { editorOf } from '../../../questions/editing/editors.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { EditorState } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { linesOf, pastedSlides } from '../pasted-slides.ts'
import styles from './paste-dialog.module.css'

interface PasteDialogProps {
  editor: Editor
  state: EditorState
  pasted: string
  /** They have answers too: what reads files reads them. */
  onRead: (pasted: string) => void
  onClose: () => void
}

/** What is to become of pasted lines, before it does. */
export const PasteDialog = ({ editor, state, pasted, onRead, onClose }: PasteDialogProps) => {
  const [type, setType] = useState(state.lastAdded ?? QUESTION_TYPES[0])
  const [isBusy, setIsBusy] = useState(false)
  const { drafts, tooLong, cut, cutBy } = pastedSlides(pasted, type, LIMITS.slidesPerQuiz - state.order.length)

  const make = async () => {
    setIsBusy(true)
    const isDone = await editor.slides.paste(drafts)
    setIsBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('authoring:pasting.title', { count: linesOf(pasted).length })}
      help={t('authoring:pasting.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('authoring:pasting.cancel')}
          </Button>
          <Button tone="outline" onPress={() => onRead(pasted)}>
            {t('authoring:pasting.read')}
          </Button>
          <Button busy={isBusy} disabled={drafts.length === 0} onPress={() => void make()}>
            {t('authoring:pasting.make', { count: drafts.length })}
          </Button>
        </>
      }
    >
      <div className={styles.kind}>
        <ChoiceSelect
          label={t('authoring:pasting.kind')}
          options={QUESTION_TYPES.map((value) => ({ value, label: editorOf(value).label() }))}
          value={type}
          onChange={setType}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <ol className={styles.lines} aria-label={t('authoring:pasting.lines')} tabIndex={0}>
        {drafts.map(({ questionTitle }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={index} dir="auto">
            {questionTitle}
          </li>
        ))}
      </ol>
      <div role="status">
        {tooLong > 0 && (
          <p className={styles.note}>
            {t('authoring:pasting.tooLong', { count: tooLong, most: LIMITS.titleCharacters })}
          </p>
        )}
        {cut > 0 && (
          <p className={styles.note}>
            {cutBy === 'quiz'
              ? t('authoring:pasting.tooMany', { count: drafts.length, most: LIMITS.slidesPerQuiz })
              : t('authoring:pasting.unsavedMost', { count: drafts.length })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
