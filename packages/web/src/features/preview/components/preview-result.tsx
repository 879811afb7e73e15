import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import type { Question } from '@quokka/core/questions'
import { useAccount } from '../../../account/use-account.ts'
import { t } from '../../../messages/studio.ts'
import { OwnResult } from '../../../questions/play/own-result.tsx'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { Confetti } from '../../../ui/stage/pictures/confetti.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import type { Result } from '../preview-state.ts'
import { outcome } from '../preview-state.ts'
import styles from './preview-result.module.css'

interface PreviewResultProps {
  preview: Result
  questions: readonly Question[]
  onAgain: () => void
}

/** After the last question: score, rank and rank title, as a player reads them at the podium. */
export const PreviewResult = ({ preview, questions, onAgain }: PreviewResultProps) => {
  const account = useAccount()
  const { totalScore, right, winnable, surveys, rankTitle } = outcome(questions, preview)
  return (
    <HeadingFocus>
      <div className={styles.result}>
        <Confetti />
        <Mascot mood="cheering" className={styles.mascot} />
        <h1 className={styles.title}>{t('preview:resultTitle')}</h1>
        <OwnResult
          podium={{
            rank: preview.rank,
            totalScore,
            correctAnswers: right,
            totalNoOfQuestions: winnable,
            rankTitle,
          }}
          surveys={surveys}
          name={account?.name ?? ''}
          avatar={account?.picture ?? ''}
        />
        <p className={styles.note}>{t('preview:resultNote')}</p>
        <Button icon={ArrowCounterClockwiseIcon} onPress={onAgain}>
          {t('preview:again')}
        </Button>
      </div>
    </HeadingFocus>
  )
}
