import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { LIMITS } from '@quokka/core/limits'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { t } from '../../../../messages/studio.ts'
import { Tooltip } from '../../../../ui/stage/feedback/tooltip.tsx'
import { Button } from '../../../../ui/studio/controls/button.tsx'
import { numberBefore } from '../../bank-commands.ts'
import type { EditorState } from '../../editor-state.ts'
import styles from './bank-drawer.module.css'

interface BankFootProps {
  state: EditorState
  /** How many questions are chosen. */
  count: number
  isBusy: boolean
  onBack: () => void
  onInsert: () => void
}

/** How many are chosen, where they go, and the press that copies them. */
export const BankFoot = ({ state, count, isBusy, onBack, onInsert }: BankFootProps) => {
  const before = numberBefore(state)
  const isRoom = state.order.length + count <= LIMITS.slidesPerQuiz
  const whyNot = (() => {
    if (count === 0) return t('authoring:bank.none')
    return isRoom ? undefined : t('authoring:several.noRoom', { most: LIMITS.slidesPerQuiz })
  })()
  const words = count >= QUIZ_LIMITS.bankQuestionsAtOnce ? 'authoring:bank.chosenMost' : 'authoring:bank.chosen'
  return (
    <>
      <p role="status" className={styles.chosen}>
        {count > 0 && <b className={styles.count}>{t(words, { count })}</b>}{' '}
        {before === undefined ? t('authoring:bank.atEnd') : t('authoring:bank.after', { number: before })}
      </p>
      <Button tone="outline" onPress={onBack}>
        {t('authoring:bank.back')}
      </Button>
      <Tooltip text={whyNot} align="end" wide>
        {(describedBy) => (
          <Button
            icon={PlusIcon}
            busy={isBusy}
            disabled={whyNot !== undefined}
            aria-describedby={describedBy}
            onPress={onInsert}
          >
            {count === 0 ? t('authoring:bank.insert') : t('authoring:bank.insertCount', { count })}
          </Button>
        )}
      </Tooltip>
    </>
  )
}
