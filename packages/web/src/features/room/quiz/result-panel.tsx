import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { t } from '../../../messages/t.ts'
import { OwnAnswer } from '../../../questions/answer-view.tsx'
import type { Answered } from '../../../room-connection/room-state.ts'
import { Icon } from '../../../ui/stage/icon.tsx'
import { Mascot } from '../../../ui/stage/mascot.tsx'
import { verdictOf } from '../verdict.ts'
import styles from './result-panel.module.css'

const LOOKS = {
  right: { icon: CheckIcon, mood: 'cheering', word: 'room:right' },
  wrong: { icon: XIcon, mood: 'oops', word: 'room:wrong' },
  thanked: { icon: HandHeartIcon, mood: 'happy', word: 'room:thanks' },
  none: { icon: HourglassIcon, mood: 'thinking', word: 'room:noAnswer' },
} as const

const seconds = (s: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(s)

/** Icon, word, colour and mascot tell the result within a glance. */
export const ResultPanel = ({ state }: { state: Answered }) => {
  const { answer, question } = state
  const verdict = verdictOf(answer)
  const { icon, mood, word } = LOOKS[verdict]
  return (
    <section className={styles[verdict]}>
      <div className={styles.words}>
        <div className={styles.top}>
          <span className={styles.disc}>
            <Icon of={icon} size={30} />
          </span>
          <h1 className={styles.word}>{t(word)}</h1>
        </div>
        <div className={styles.line}>
          {verdict === 'right' &&
            answer.timeTaken !== null &&
            t('room:answeredIn', { time: seconds(answer.timeTaken) })}
          {verdict === 'wrong' && <OwnAnswer question={question} answer={answer} />}
          {verdict === 'thanked' && t('room:thanksText')}
          {verdict === 'none' && (answer.isSurvey ? t('room:noAnswerSurvey') : t('room:noAnswerText'))}
        </div>
      </div>
      <Mascot mood={mood} className={styles.mascot} />
    </section>
  )
}
