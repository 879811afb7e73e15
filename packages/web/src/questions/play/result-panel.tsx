import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { AnswerData } from '@quokka/contract/socket'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { OwnAnswer } from '../answer-view.tsx'
import type { AnswerProps } from '../question-view.ts'
import styles from './result-panel.module.css'
import { secondsText } from './seconds.ts'
import { VERDICT_WORDS, verdictOf } from './verdict.ts'

const LOOKS = {
  right: { icon: CheckIcon, mood: 'cheering' },
  wrong: { icon: XIcon, mood: 'oops' },
  thanked: { icon: HeartIcon, mood: 'happy' },
  none: { icon: HourglassIcon, mood: 'thinking' },
} as const

const noAnswerWords = ({ isSurvey, endedEarly }: Pick<AnswerData, 'isSurvey' | 'endedEarly'>) => {
  if (isSurvey) return 'questions:play.noAnswerSurvey'
  return endedEarly ? 'questions:play.noAnswerEnded' : 'questions:play.noAnswerText'
}

interface ResultPanelProps {
  question: AnswerProps['question']
  answer: AnswerProps['answer'] & Pick<AnswerData, 'timeTaken' | 'endedEarly'>
  /** What it brought, where no row of its own tells it. */
  points?: number | undefined
}

/** Icon, word, colour and mascot tell the result within a glance. */
export const ResultPanel = ({ question, answer, points }: ResultPanelProps) => {
  const verdict = verdictOf(answer)
  const { icon, mood } = LOOKS[verdict]
  return (
    <section className={styles[verdict]}>
      <div className={styles.words}>
        <div className={styles.top}>
          <span className={styles.disc}>
            <Icon of={icon} size={30} />
          </span>
          <h1 className={styles.word}>{t(VERDICT_WORDS[verdict])}</h1>
        </div>
        <div className={styles.line}>
          {points !== undefined && <span className={styles.points}>{`+${numberText(points)}`}</span>}
          {verdict === 'right' &&
            answer.timeTaken !== null &&
            t(points === undefined ? 'questions:play.answeredIn' : 'questions:play.inTime', {
              time: secondsText(Math.round(answer.timeTaken * 10) / 10),
            })}
          {verdict === 'wrong' && <OwnAnswer question={question} answer={answer} />}
          {verdict === 'thanked' && t('questions:play.thanksText')}
          {verdict === 'none' && t(noAnswerWords(answer))}
        </div>
      </div>
      <Mascot mood={mood} className={styles.mascot} />
    </section>
  )
}
