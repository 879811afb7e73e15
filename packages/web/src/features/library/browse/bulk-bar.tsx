import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { ExportIcon } from '@phosphor-icons/react/dist/ssr/Export'
import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple'
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star'
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import styles from './bulk-bar.module.css'
import type { Selection } from './use-selection.ts'

/** What is done to what is selected. */
export type BulkAction =
  | 'move'
  | 'tag'
  | 'export'
  | 'star'
  | 'unstar'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'restore'
  | 'erase'

interface BulkBarProps {
  selection: Selection
  total: number
  isBin: boolean
  /** While it is found out what will be exported. */
  isGathering: boolean
  onAction: (action: BulkAction) => void
}

const MORE = [
  { action: 'export', icon: ExportIcon },
  { action: 'publish', icon: UsersThreeIcon },
  { action: 'unpublish', icon: ArrowCounterClockwiseIcon },
  { action: 'star', icon: StarIcon },
  { action: 'unstar', icon: StarIcon },
] as const satisfies { action: BulkAction; icon: PhosphorIcon }[]

/** What can be done with the selected quizzes: a bar at a desk, a sheet on phones. Rule LB45. */
export const BulkBar = ({ selection, total, isBin, isGathering, onAction }: BulkBarProps) => {
  const { count, selectAll, clear } = selection
  const button = (action: BulkAction, icon: PhosphorIcon, isDanger = false) => (
    <button
      type="button"
      className={classNames(styles.action, isDanger && styles.danger)}
      onClick={() => onAction(action)}
    >
      <Icon of={icon} size={22} />
      {t(`library:bulk.${action}`)}
    </button>
  )
  return (
    <section className={styles.bar} data-takes-foot aria-label={t('library:bulk.name')}>
      <p className={styles.count} role="status" aria-busy={isGathering || undefined}>
        {t(isGathering ? 'library:bulk.gathering' : 'library:bulk.selected', { count })}
      </p>
      {count < total && (
        <button type="button" className={styles.all} onClick={selectAll}>
          {t('library:bulk.selectAll', { count: total })}
        </button>
      )}
      <div className={styles.actions}>
        {isBin ? (
          <>
            {button('restore', ArrowCounterClockwiseIcon)}
            {button('erase', TrashIcon, true)}
          </>
        ) : (
          <>
            {button('move', FolderSimpleIcon)}
            {button('tag', TagIcon)}
            <div className={styles.more}>
              <ActionMenu
                label={t('library:bulk.more')}
                actions={MORE.map(({ action, icon }) => ({
                  label: t(`library:bulk.${action}`),
                  icon,
                  onPress: () => onAction(action),
                }))}
              />
            </div>
            {button('delete', TrashIcon, true)}
          </>
        )}
      </div>
      <button
        type="button"
        className={styles.clear}
        title={t('library:bulk.clear')}
        aria-label={t('library:bulk.clear')}
        onClick={clear}
      >
        <Icon of={XIcon} size={22} />
      </button>
    </section>
  )
}
