import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './dialogs.module.css'

interface FolderNameDialogProps {
  title: string
  name: string
  yes: string
  /** Saves the name. */
  save: (name: string) => Promise<Outcome<unknown>>
  onSaved: () => void
  onClose: () => void
}

/** Asks for the name of a folder, new or not; a refusal stands under the field. */
export const FolderNameDialog = ({ title, name, yes, save, onSaved, onClose }: FolderNameDialogProps) => {
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const submit = async () => {
    const answer = await save(typed.trim())
    if (!answer.ok) return setError(answer.sentence)
    onSaved()
  }
  return (
    <Dialog open title={title} closeLabel={t('studio:close')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') void submit()
        }}
      >
        <TextField
          label={t('library:folder.label')}
          value={typed}
          onChange={setTyped}
          maxLength={QUIZ_LIMITS.folderNameCharacters}
          error={error}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {yes}
        </Button>
      </form>
    </Dialog>
  )
}
