import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp'
import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { t } from '../../../messages/studio.ts'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import type { SlideRow as Row } from '../editor-state.ts'
import type { RowCommands } from './row-commands.ts'
import { titleOf } from './slide-face.tsx'

interface SlideMenuProps {
  row: Row
  commands: RowCommands
  /** Of saved slides; moving up and down ends at the ends. */
  count: number
  isSelected: boolean
  tabIndex: 0 | -1
}

/** What can be done with one slide of the list; one that was never saved has no place to be moved from. */
export const SlideMenu = ({ row, commands, count, isSelected, tabIndex }: SlideMenuProps) => {
  const { key, number, question } = row
  const moves = [
    {
      label: t('authoring:slide.moveUp'),
      icon: ArrowUpIcon,
      disabled: number === 1 && !isSelected,
      onPress: () => commands.step(key, -1),
    },
    {
      label: t('authoring:slide.moveDown'),
      icon: ArrowDownIcon,
      disabled: number === count && !isSelected,
      onPress: () => commands.step(key, 1),
    },
    {
      label: isSelected ? t('authoring:slide.removeFromSelection') : t('authoring:slide.addToSelection'),
      icon: CheckSquareIcon,
      onPress: () => commands.toggle(key),
    },
  ]
  const ofSaved = [
    { label: t('authoring:slide.duplicate'), icon: CopyIcon, onPress: () => commands.duplicate(key) },
    { label: t('authoring:slide.delete'), icon: TrashIcon, isDanger: true, onPress: () => commands.delete(key) },
  ]
  const ofUnsaved = [
    { label: t('authoring:slide.discard'), icon: TrashIcon, isDanger: true, onPress: () => commands.discard(key) },
  ]
  return (
    <ActionMenu
      label={t('authoring:slide.menu', { number: number ?? titleOf(row) })}
      tabIndex={tabIndex}
      actions={[...(number === undefined ? [] : moves), ...(question ? ofSaved : ofUnsaved)]}
    />
  )
}
