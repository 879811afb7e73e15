import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { FoundQuestion } from '@quokka/formats'
import { importedQuestion } from '@quokka/formats'
import { SlideGround } from '../../../questions/editing/slide/slide-ground.tsx'
import { LETTERS } from '../../../questions/families/option-keys.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { AnswerShape } from '../../../ui/stage/room/answer-shape.tsx'
import { answerWords } from '../report/answer-words.ts'
import { sentChoiceText } from '../report/sent-choice-text.ts'
import { t } from './mapping-messages.ts'
import styles from './row-in-play.module.css'

interface RowInPlayProps {
  row: number
  question: FoundQuestion
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
}

/** One row as players will get it. */
export const RowInPlay = ({ row, question, onBefore, onAfter }: RowInPlayProps) => {
  const { sent } = importedQuestion(question)
  const choices = Array.isArray(sent?.answerChoices) ? sent.answerChoices.map(String) : []
  const right = Array.isArray(sent?.correctAnswer) ? sent.correctAnswer : []
  return (
    <div className={styles.play}>
      <SlideGround label={t('inPlay', { row })} className={styles.slide}>
        <p className={styles.title} dir="auto">
          {question.title}
        </p>
        {choices.length > 0 ? (
          <ul className={styles.tiles}>
            {choices.map((choice, place) => {
              const letter = LETTERS[place] ?? 'D'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place.
                <li key={place} className={styles.tile} data-answer={letter}>
                  <AnswerShape answer={letter} className={styles.shape} />
                  <span dir="auto">{sent ? sentChoiceText(sent, choice) : choice}</span>
                  {right.includes(choice) && <Icon of={CheckIcon} size={18} />}
                </li>
              )
            })}
          </ul>
        ) : (
          <p className={styles.answer}>{sent && answerWords(sent)}</p>
        )}
      </SlideGround>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('inPlay', { row })}</h2>
        {sent && (
          <p className={styles.facts}>{t('facts', { seconds: Number(sent.timer), count: Number(sent.maxPoints) })}</p>
        )}
        <p className={styles.facts}>{t('inPlayHelp')}</p>
        <div className={styles.steps}>
          <IconButton
            icon={ArrowLeftIcon}
            label={t('before')}
            tone="sand"
            disabled={onBefore === undefined}
            onPress={() => onBefore?.()}
          />
          <IconButton
            icon={ArrowRightIcon}
            label={t('after')}
            tone="sand"
            disabled={onAfter === undefined}
            onPress={() => onAfter?.()}
          />
        </div>
      </div>
    </div>
  )
}
