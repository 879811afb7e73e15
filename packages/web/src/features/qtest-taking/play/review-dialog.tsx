import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { OwnAnswer } from '../../../questions/answer-view.tsx'
import { QuestionMedia } from '../../../questions/media/question-media.tsx'
import { SolutionCard } from '../../../questions/play/solution-card.tsx'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import type { PageAttempt } from '../attempt/attempt.ts'
import type { KeptAttempt } from '../attempt/attempt-memory.ts'
import { t } from '../messages.ts'
import { attemptMediaUrl } from './attempt-media.ts'
import type { Marks } from './marks-strip.tsx'
import { markWords } from './marks-strip.tsx'
import styles from './review-dialog.module.css'

interface ReviewDialogProps {
  attempt: KeptAttempt
  marks: Marks
  /** The number of the last one that was asked. */
  last: number
  /** Of the question that is open, from 1. */
  number: number
  onReview: PageAttempt['review']
  onTurn: (number: number) => void
  onClose: () => void
}

/** One question of a completed attempt: what was asked, what was answered, what is right and why; and the ways to its neighbours. */
export const ReviewDialog = ({ attempt, marks, last, number, onReview, onTurn, onClose }: ReviewDialogProps) => {
  const { loaded, reload } = useLoaded((id) => onReview(attempt, Number(id)), String(number))
  return (
    <Dialog
      open
      size="large"
      title={<span aria-live="polite">{markWords(marks, number)}</span>}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="sand" disabled={number === 1} onPress={() => onTurn(number - 1)}>
            {t('previous')}
          </Button>
          <Button tone="sand" disabled={number === last} onPress={() => onTurn(number + 1)}>
            {t('ui:next')}
          </Button>
        </>
      }
    >
      <div className={styles.body} aria-busy={loaded.is === 'loading'}>
        {loaded.is === 'failed' && (
          <>
            <p role="alert">{loaded.sentence}</p>
            <Button tone="sand" onPress={reload}>
              {t('ui:retry')}
            </Button>
          </>
        )}
        {loaded.is === 'ready' && <Reviewed {...loaded.value} mediaUrl={attemptMediaUrl(attempt.qtestId)} />}
      </div>
    </Dialog>
  )
}

type ReviewedProps = Extract<Awaited<ReturnType<PageAttempt['review']>>, { ok: true }>['value'] & {
  mediaUrl: (name: string) => string
}

const Reviewed = ({ question, answerData: answer, mediaUrl }: ReviewedProps) => (
  <>
    <h3 dir="auto" className={styles.title}>
      {question.questionTitle}
    </h3>
    {question.imageName && (
      <QuestionMedia
        name={question.imageName}
        url={mediaUrl(question.imageName)}
        alt={question.imageAlt}
        className={styles.medium}
      />
    )}
    {answer.playerAnswer !== '' && <OwnAnswer question={question} answer={answer} />}
    <SolutionCard question={question} answer={answer} mediaUrl={mediaUrl} />
  </>
)
