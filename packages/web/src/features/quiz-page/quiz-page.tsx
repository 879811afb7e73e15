import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import type { QuizPage } from '@quokka/contract/http'
import { Suspense, useState } from 'react'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import { lazyWith } from '../../lib/language/lazy-with.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { PHONE, useMedia } from '../../lib/page/use-media.ts'
import { t } from '../../messages/studio.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Button, ButtonLink } from '../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../ui/studio/feedback/skeleton.tsx'
import screen from '../../ui/studio/layout/screen.module.css'
import { fetchQuizPage } from './api/quiz-page-calls.ts'
import { CopyNote } from './components/copy-note.tsx'
import { PageHead } from './components/page-head.tsx'
import { QuestionsCard } from './components/questions-card.tsx'
import { ShareQuiz } from './components/share-quiz.tsx'
import { SimilarQuizzes } from './components/similar-quizzes.tsx'
import { WayBack } from './components/way-back.tsx'
import styles from './quiz-page.module.css'

const ComplaintDialog = lazyWith('complaints', () =>
  import('../../complaints/complaint-dialog.tsx').then((m) => ({ default: m.ComplaintDialog })),
)

const NOT_FOUND = 404

/** A quiz before it is played: what it is, what it asks, and what can be done with it. */
export const QuizPageScreen = ({ quizId }: { quizId: string }) => {
  const { loaded, reload } = useLoaded(fetchQuizPage, quizId)
  if (loaded.is === 'ready') return <OpenedPage quiz={loaded.value} />
  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.skeletons}>
        <h1>
          <VisuallyHidden>{t('quizPage:loading')}</VisuallyHidden>
        </h1>
        <Skeleton className={styles.headSkeleton} />
        <Skeleton className={styles.bodySkeleton} />
      </div>
    )
  if (loaded.status === NOT_FOUND)
    return (
      <EmptyState
        heading="h1"
        mood="oops"
        title={t('quizPage:goneTitle')}
        sentence={loaded.sentence}
        action={<ButtonLink to={paths.quizSelection}>{t('quizPage:chooseAnother')}</ButtonLink>}
      />
    )
  return (
    <LoadFailed
      heading="h1"
      title={t('quizPage:failedTitle')}
      sentence={loaded.sentence}
      retryLabel={t('ui:retry')}
      onRetry={reload}
    />
  )
}

const OpenedPage = ({ quiz }: { quiz: QuizPage }) => {
  const [isComplaining, setIsComplaining] = useState(false)
  const { quizId, quizName, origin, statusCode } = quiz
  const isPhone = useMedia(PHONE)
  const canComplain = origin === 'ready-made' || origin === 'public'
  const complain = () => setIsComplaining(true)
  usePageTitle(quizName)
  return (
    <div className={screen.screen}>
      <div className={styles.top}>
        <WayBack isOwn={origin === 'own'} />
        <div className={styles.corner}>
          {isPhone && statusCode !== 'DRF' && <ShareQuiz quizId={quizId} isIcon />}
          {canComplain && isPhone && (
            <IconButton
              icon={FlagIcon}
              tone="sand"
              label={t('quizPage:report')}
              aria-haspopup="dialog"
              onPress={complain}
            />
          )}
          {canComplain && !isPhone && (
            <Button tone="outline" size="small" icon={FlagIcon} aria-haspopup="dialog" onPress={complain}>
              {t('quizPage:report')}
            </Button>
          )}
        </div>
      </div>
      <PageHead quiz={quiz} />
      <div className={styles.columns}>
        <QuestionsCard quiz={quiz} />
        <div className={styles.side}>
          <SimilarQuizzes quizzes={quiz.similar} />
          {origin !== 'own' && <CopyNote />}
        </div>
      </div>
      {isComplaining && (
        <Suspense>
          <ComplaintDialog content={{ quizId }} name={quizName} onClose={() => setIsComplaining(false)} />
        </Suspense>
      )}
    </div>
  )
}
