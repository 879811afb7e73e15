import type { CurrentQuestion } from '@quokka/contract/socket'
import { t } from '../../../messages/stage.ts'
import { GoOnButton } from './go-on-button.tsx'
import styles from './slide-foot.module.css'

/** Under a slide that is only read: the host goes on, players know that the host will. */
export const SlideFoot = ({ question, isHost }: { question: CurrentQuestion; isHost: boolean }) => (
  <footer className={styles.foot}>
    {isHost ? (
      <GoOnButton isLast={question.questionNumber >= question.totalNoOfQuestions} label={t('questions:play.proceed')} />
    ) : (
      <p>{t('room:hostGoesOn')}</p>
    )}
  </footer>
)
