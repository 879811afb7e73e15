import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import type { QuizPage } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { isLoggedIn } from '../../../account/session.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { PHONE, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/studio.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { useHost } from '../../../quiz/use-host.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { makeCopy } from '../api/quiz-page-calls.ts'
import { FilledPlayIcon } from './filled-play-icon.tsx'
import styles from './page-actions.module.css'
import { ShareQuiz } from './share-quiz.tsx'

const ScheduleDialog = lazy(() =>
  import('../../../qtest-scheduling/schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
)

/** A draft is edited; whatever else is played, scheduled, copied and, but for phones, shared. Guests play and share, and are led to the log in to copy. */
export const PageActions = ({ quiz }: { quiz: QuizPage }) => {
  const { quizId, quizName, origin, statusCode, questionCount, isLocked } = quiz
  const [isScheduling, setIsScheduling] = useState(false)
  const [isCopying, setIsCopying] = useState(false)
  const host = useHost()
  const navigate = useNavigate()
  const toast = useToast()
  const isDraft = statusCode === 'DRF'
  const isOwn = origin === 'own'
  const isPhone = useMedia(PHONE)

  const copy = async () => {
    if (!isLoggedIn()) return navigate(paths.signIn, { state: { redirect: quizPageOf(quizId) } })
    setIsCopying(true)
    const made = await makeCopy(quizId)
    setIsCopying(false)
    toast(made.ok ? { text: t('quizPage:copied'), tone: 'good' } : { text: made.sentence, tone: 'bad' })
    if (made.ok) navigate(quizEditorOf(made.value))
  }

  return (
    <>
      <div className={styles.actions} data-takes-foot>
        {!isDraft && (
          <Button wide onPress={() => void host(quizId)}>
            <FilledPlayIcon />
            {t('quizPage:play')}
          </Button>
        )}
        {isOwn && (
          <ButtonLink wide tone={isDraft ? 'primary' : 'outline'} icon={PencilSimpleIcon} to={quizEditorOf(quizId)}>
            {t('quizPage:edit')}
          </ButtonLink>
        )}
        {!isDraft && isLoggedIn() && !isLocked && questionCount > 0 && (
          <Button
            wide
            tone="outline"
            icon={CalendarBlankIcon}
            aria-haspopup="dialog"
            onPress={() => setIsScheduling(true)}
          >
            {t('quizPage:schedule')}
          </Button>
        )}
        <Button wide tone="outline" icon={CopySimpleIcon} busy={isCopying} onPress={() => void copy()}>
          <span className={styles.long}>{t('quizPage:copy')}</span>
          <span className={styles.short}>{t('quizPage:copyShort')}</span>
        </Button>
        {!isDraft && !isPhone && <ShareQuiz quizId={quizId} />}
      </div>
      {isScheduling && (
        <Suspense>
          <ScheduleDialog
            choice={{ qtestType: 'RM', ids: [quizId], name: quizName, wish: {} }}
            onClose={() => setIsScheduling(false)}
          />
        </Suspense>
      )}
    </>
  )
}
