import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { SuggestField } from '../../../ui/studio/fields/suggest-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './dialogs.module.css'
import type { AboutQuizzes } from './erase-dialog.tsx'

interface TagsDialogProps extends AboutQuizzes {
  /** Tags that are in use. */
  known: readonly string[]
  /** What the quizzes are tagged with, if one is meant; of many, every tag in use can be taken off. */
  present: readonly string[]
}

/** Tags quizzes, or takes tags off. Rule LB48. */
export const TagsDialog = ({ count, choice, change, onClose, known, present }: TagsDialogProps) => {
  const [typed, setTyped] = useState('')
  const tag = typed.trim()
  return (
    <Dialog
      open
      title={t('library:tagging.title', { count })}
      help={t('library:tagging.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (tag === '') return
          onClose()
          void change(choice, { do: 'tag', tag })
        }}
      >
        <SuggestField
          label={t('library:tagging.label')}
          value={typed}
          onChange={setTyped}
          suggestions={known}
          maxLength={QUIZ_LIMITS.tagCharacters}
        />
        <Button type="submit" disabled={tag === ''}>
          {t('library:tagging.add')}
        </Button>
      </form>
      {present.length > 0 && (
        <ul className={styles.tags} aria-label={t('library:tagging.known')}>
          {present.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.tag}
                aria-label={t('library:tagging.remove', { tag: one })}
                onClick={() => {
                  onClose()
                  void change(choice, { do: 'untag', tag: one })
                }}
              >
                <bdi>{one}</bdi>
                <Icon of={XIcon} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
