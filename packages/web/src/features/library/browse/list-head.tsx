import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { LibraryFolder, LibraryQuery } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { isNarrowed } from './library-address.ts'
import styles from './quiz-browser.module.css'

interface ListHeadProps {
  query: LibraryQuery
  total: number
  /** The folder that is shown, if one is. */
  folder: LibraryFolder | undefined
  onFolder: (is: 'rename' | 'delete', folder: LibraryFolder) => void
  onClear: () => void
  onEmptyBin: () => void
}

/** How many quizzes fit what was asked for, and what can be done about that. */
export const ListHead = ({ query, total, folder, onFolder, onClear, onEmptyBin }: ListHeadProps) => {
  const isBin = query.place === 'bin'
  // The screen's head says that already, to all who see it.
  const isSaid = query.place === 'all' && folder === undefined && !isNarrowed(query)
  const name = folder?.folderName ?? t(`library:places.${query.place}`)
  return (
    <div className={isSaid ? styles.unseen : styles.line}>
      <p className={styles.found} role="status">
        {isNarrowed(query)
          ? t('library:filters.found', { count: total })
          : t('library:filters.inFolder', { count: total, name })}
      </p>
      {folder && (
        <ActionMenu
          label={t('library:folder.of', { name: folder.folderName })}
          actions={[
            {
              label: t('library:folder.rename'),
              icon: PencilSimpleIcon,
              onPress: () => onFolder('rename', folder),
            },
            {
              label: t('library:folder.delete'),
              icon: TrashIcon,
              isDanger: true,
              onPress: () => onFolder('delete', folder),
            },
          ]}
        />
      )}
      {isNarrowed(query) && (
        <Button tone="soft" size="small" onPress={onClear}>
          {t('library:filters.clear')}
        </Button>
      )}
      {isBin && total > 0 && (
        <Button tone="dangerOutline" size="small" icon={TrashIcon} aria-haspopup="dialog" onPress={onEmptyBin}>
          {t('library:bin.emptyIt')}
        </Button>
      )}
      {isBin && <p className={styles.help}>{t('library:bin.help')}</p>}
    </div>
  )
}
