import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { LibraryChoice } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import type { ChangeQuizzes } from '../use-library-changes.ts'

/** What a dialog about quizzes is given. */
export interface AboutQuizzes {
  count: number
  choice: LibraryChoice
  change: ChangeQuizzes
  onClose: () => void
}

/** Asks before quizzes of the bin are deleted for ever. */
export const EraseDialog = ({ count, choice, change, onClose }: AboutQuizzes) => (
  <ConfirmDialog
    title={t('library:bin.eraseTitle', { count })}
    help={t('library:deleting.help')}
    closeLabel={t('studio:close')}
    no={t('studio:cancel')}
    yes={t('library:menu.erase')}
    yesIcon={TrashIcon}
    onNo={onClose}
    onYes={() => {
      onClose()
      void change(choice, { do: 'erase' })
    }}
  />
)
