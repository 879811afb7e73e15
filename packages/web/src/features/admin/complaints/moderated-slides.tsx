import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { ModeratedItem, QuestionRead } from '@quokka/contract/http'
import { noneAsNull, parseList } from '@quokka/contract/wire'
import { useState } from 'react'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { t } from '../../../messages/studio.ts'
import { PlayerShell } from '../../../questions/player-shell.tsx'
import type { QuestionToShow } from '../../../questions/question-view.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { useModeratedSlides } from '../api/use-complaints.ts'
import { answerWords } from './answer-words.ts'
import styles from './moderated-slides.module.css'

/** What players get to see of a slide. */
const toShow = (read: QuestionRead): QuestionToShow => ({
  questionId: read.questionId,
  questionType: read.questionType,
  questionTitle: read.questionTitle,
  imageName: read.s3ImageName,
  ...(read.questionImageAlt && { imageAlt: read.questionImageAlt }),
  answerChoices: parseList(read.answerChoices),
  ...(read.answerBlanks && { answerBlanks: read.answerBlanks }),
})

const ignore = () => {}

/** The slides of a quiz with complaints as players see them, with the marked answer in words; opens at the one that they are about. */
export const ModeratedSlides = ({ item }: { item: ModeratedItem }) => {
  const { loaded, reload } = useModeratedSlides(item.reportId)
  const [index, setIndex] = useState((item.questionNumber ?? 1) - 1)
  if (loaded.is === 'loading') return <Skeleton className={styles.skeleton} />
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        heading="h2"
        tone="soft"
        title={t('admin:complaints.slidesFailed')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )
  const { questions } = loaded.value
  const read = questions[index] ?? questions[0]
  if (!read) return <p>{t('admin:complaints.noSlides')}</p>
  const words = answerWords(read)
  const explanation = noneAsNull(read.answerContent)
  return (
    <div className={styles.slides}>
      <div className={styles.slide}>
        <PlayerShell
          question={toShow(read)}
          locked={null}
          pending={false}
          disabled
          onAnswer={ignore}
          mediaUrl={(name) => mediaUrl('uploads', name)}
        />
        <p className={styles.answer}>
          <Icon of={CheckCircleIcon} size={20} weight="fill" />
          {words === '' ? t('admin:complaints.nothingMarked') : t('admin:complaints.marked', { answer: words })}
        </p>
      </div>
      {explanation !== null && (
        <p className={styles.explanation}>{t('admin:complaints.explanation', { explanation })}</p>
      )}
      {questions.length > 1 && (
        <div className={styles.steps}>
          <Button
            tone="outline"
            size="small"
            icon={CaretLeftIcon}
            disabled={index === 0}
            onPress={() => setIndex(index - 1)}
          >
            {t('admin:complaints.previous')}
          </Button>
          <p aria-live="polite">
            {t('admin:complaints.slideOfTotal', { number: read.questionNumber, total: questions.length })}
          </p>
          <Button
            tone="outline"
            size="small"
            icon={CaretRightIcon}
            disabled={index >= questions.length - 1}
            onPress={() => setIndex(index + 1)}
          >
            {t('admin:complaints.next')}
          </Button>
        </div>
      )}
    </div>
  )
}
