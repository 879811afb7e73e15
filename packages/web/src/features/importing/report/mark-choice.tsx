import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { useId } from 'react'
import { LETTERS } from '../../../questions/families/option-keys.ts'
import type { ChoiceText } from '../../../questions/question-view.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { AnswerShape } from '../../../ui/stage/room/answer-shape.tsx'
import { t } from '../messages.ts'
import styles from './mark-choice.module.css'

interface MarkChoiceProps {
  options: readonly string[]
  choiceText: ChoiceText
  chosen: string | undefined
  onChoose: (option: string) => void
}

/** The answers of a question of which the right one is not known. Rule IM12. */
export const MarkChoice = ({ options, choiceText, chosen, onChoose }: MarkChoiceProps) => {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-label={t('report.choose')}>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <AnswerShape answer={LETTERS[index] ?? 'D'} tone="colour" className={styles.shape} />
          <span className={styles.text} dir="auto">
            {choiceText(option)}
          </span>
          <span className={styles.tick}>
            <Icon of={CheckIcon} size={14} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
