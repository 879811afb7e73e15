import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { StarFourIcon } from '@phosphor-icons/react/dist/ssr/StarFour'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { Tooltip } from '../../../ui/stage/feedback/tooltip.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { EditorState } from '../editor-state.ts'
import { isTimed, questionsOf } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { isSameOrder, stepped } from '../slide-order.ts'
import styles from './selection-bar.module.css'
import { sentenceOfPlace } from './use-slide-drag.ts'

interface SelectionBarProps {
  editor: Editor
  state: EditorState
  /** Within the sheet of slides, to which its dialogs lead back. */
  isSheet: boolean
}

/** What can be done with all selected slides at once. */
export const SelectionBar = ({ editor, state, isSheet }: SelectionBarProps) => {
  const { order, selection } = state
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [first = ''] = selection
  const none = selection.length === 0 ? t('authoring:several.none') : undefined
  const isAnyTimed = questionsOf(state, selection).some(isTimed)
  const untimed = none ?? (isAnyTimed ? undefined : t('authoring:several.noneTimed'))
  const isRoom = order.length + selection.length <= LIMITS.slidesPerQuiz
  const noRoom = none ?? (isRoom ? undefined : t('authoring:several.noRoom', { most: LIMITS.slidesPerQuiz }))

  const mayStep = (by: -1 | 1) => !isSameOrder(stepped(order, editor.order.groupOf(first), by), order)
  const step = (by: -1 | 1) => {
    if (!mayStep(by)) return
    editor.order.step(first, by)
    setSaid(sentenceOfPlace(editor, first))
  }
  const duplicate = async () => {
    if (isBusy) return
    setIsBusy(true)
    await editor.slides.duplicate(selection)
    setIsBusy(false)
  }
  const ask = (what: 'timer' | 'maxPoints') => editor.ask({ is: 'timing', what, slides: selection, isSheet })

  return (
    <fieldset className={classNames(styles.bar, isSheet && styles.sheet)}>
      <legend className={styles.name}>{t('authoring:several.name')}</legend>
      <Action icon={ArrowUpIcon} label={t('authoring:slide.moveUp')} whyNot={none} onPress={() => step(-1)} />
      <Action icon={ArrowDownIcon} label={t('authoring:slide.moveDown')} whyNot={none} onPress={() => step(1)} />
      <Action icon={CopyIcon} label={t('authoring:slide.duplicate')} whyNot={noRoom} onPress={duplicate} />
      <Action icon={TimerIcon} label={t('authoring:several.time')} whyNot={untimed} onPress={() => ask('timer')} />
      <Action
        icon={StarFourIcon}
        label={t('authoring:several.points')}
        whyNot={untimed}
        onPress={() => ask('maxPoints')}
      />
      <Action
        icon={TrashIcon}
        label={t('authoring:several.delete')}
        whyNot={none}
        isDanger
        onPress={() => editor.ask({ is: 'delete', slides: selection, isSheet })}
      />
      <LiveRegion message={said} />
    </fieldset>
  )
}

interface ActionProps {
  icon: PhosphorIcon
  label: string
  /** Why it is disabled. */
  whyNot: string | undefined
  isDanger?: boolean
  onPress: () => void
}

const Action = ({ icon, label, whyNot, isDanger = false, onPress }: ActionProps) => (
  <Tooltip text={whyNot} wide>
    {(describedBy) => (
      <button
        type="button"
        className={styles.action}
        data-danger={isDanger || undefined}
        aria-disabled={whyNot !== undefined || undefined}
        aria-describedby={describedBy}
        onClick={whyNot === undefined ? onPress : undefined}
      >
        <Icon of={icon} size={20} />
        {label}
      </button>
    )}
  </Tooltip>
)
