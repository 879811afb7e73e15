import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple'
import { TrayIcon } from '@phosphor-icons/react/dist/ssr/Tray'
import type { LibraryFolder } from '@quokka/contract/http'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { useState } from 'react'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { addFolder } from '../api/library-calls.ts'
import styles from './dialogs.module.css'
import type { AboutQuizzes } from './erase-dialog.tsx'

interface MoveDialogProps extends AboutQuizzes {
  folders: readonly LibraryFolder[]
  refresh: () => Promise<void>
}

/** Chooses the folder into which quizzes go, or makes it. Rule LB47. */
export const MoveDialog = ({ count, choice, change, onClose, folders, refresh }: MoveDialogProps) => {
  const [newName, setNewName] = useState('')
  const [error, setError] = useState<string>()
  const moveTo = (folderId: string | null, folderName = '') => {
    onClose()
    void change(choice, { do: 'move', folderId }, folderName)
  }
  const create = async () => {
    const folderName = newName.trim()
    const answer = await addFolder(folderName)
    if (!answer.ok) return setError(answer.sentence)
    await refresh()
    moveTo(answer.value.folderId, folderName)
  }

  return (
    <Dialog
      open
      title={t('library:moving.title', { count })}
      help={t('library:moving.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {folders.map(({ folderId, folderName, quizCount }) => (
          <li key={folderId}>
            <button type="button" className={styles.choice} onClick={() => moveTo(folderId, folderName)}>
              <Icon of={FolderSimpleIcon} size={20} weight="fill" className={styles.folder} />
              <span dir="auto" className={styles.words}>
                {folderName}
              </span>{' '}
              <span className={styles.count}>{numberText(quizCount)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.choice} onClick={() => moveTo(null)}>
            <Icon of={TrayIcon} size={20} />
            <span className={styles.words}>{t('library:places.inNoFolder')}</span>
          </button>
        </li>
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (newName.trim() !== '') void create()
        }}
      >
        <TextField
          label={t('library:moving.orNew')}
          value={newName}
          onChange={setNewName}
          maxLength={QUIZ_LIMITS.folderNameCharacters}
          error={error}
        />
        <Button type="submit" tone="soft" disabled={newName.trim() === ''}>
          {t('library:moving.create')}
        </Button>
      </form>
    </Dialog>
  )
}
