import type { LibraryFolder } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { addFolder, deleteFolder, renameFolder } from '../api/library-calls.ts'
import { FolderNameDialog } from './folder-name-dialog.tsx'

type Folder = Pick<LibraryFolder, 'folderId' | 'folderName'>
type Opened = { is: 'new' } | { is: 'rename' | 'delete'; folder: Folder }

/** Makes, renames and deletes folders, with the dialogs that it takes; `onDeleted` leaves the folder that is gone. Rule LB50. */
export const useFolderActions = (refresh: () => Promise<void>, onDeleted: () => void) => {
  const [opened, setOpened] = useState<Opened>()
  const toast = useToast()
  const close = () => setOpened(undefined)
  const closeChanged = () => {
    close()
    void refresh()
  }

  const remove = async ({ folderId, folderName }: Folder) => {
    const answer = await deleteFolder(folderId)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    toast({ text: t('library:folder.deleted', { name: folderName }), tone: 'good' })
    close()
    onDeleted()
  }

  const folderDialogs = opened && (
    <>
      {opened.is === 'new' && (
        <FolderNameDialog
          title={t('library:folder.newTitle')}
          name=""
          yes={t('library:folder.add')}
          save={addFolder}
          onSaved={closeChanged}
          onClose={close}
        />
      )}
      {opened.is === 'rename' && (
        <FolderNameDialog
          title={t('library:folder.renameTitle', { name: opened.folder.folderName })}
          name={opened.folder.folderName}
          yes={t('library:folder.save')}
          save={(name) => renameFolder(opened.folder.folderId, name)}
          onSaved={closeChanged}
          onClose={close}
        />
      )}
      {opened.is === 'delete' && (
        <ConfirmDialog
          title={t('library:folder.deleteTitle', { name: opened.folder.folderName })}
          help={t('library:folder.deleteHelp')}
          closeLabel={t('studio:close')}
          no={t('studio:cancel')}
          yes={t('library:deleting.delete')}
          onNo={close}
          onYes={() => void remove(opened.folder)}
        />
      )}
    </>
  )
  return { openFolder: setOpened, folderDialogs }
}
