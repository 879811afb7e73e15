import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { publishQuiz } from '../../../quiz/api/publish-quiz.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { useHost } from '../../../quiz/use-host.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { t } from '../messages.ts'
import type { MadeQuiz } from './bring.ts'
import styles from './done-screen.module.css'

interface DoneScreenProps {
  made: readonly MadeQuiz[]
  /** Questions that still wait in the report. */
  waiting: number
  onGoOn: () => void
}

/** What was made, and what can be done with it. Rule IM34. */
export const DoneScreen = ({ made, waiting, onGoOn }: DoneScreenProps) => {
  const host = useHost()
  const toast = useToast()
  const [isPublishing, setIsPublishing] = useState(false)
  const play = async (quizId: string) => {
    setIsPublishing(true)
    const answer = await publishQuiz(quizId)
    setIsPublishing(false)
    if (answer.ok) await host(quizId)
    else toast({ text: answer.sentence, tone: 'bad' })
  }
  const count = made.reduce((sum, { questions }) => sum + questions, 0)
  const [only] = made.length === 1 ? made : []
  const title = only
    ? only.name === ''
      ? t('done.unnamed', { count })
      : t('done.title', { count, name: only.name })
    : t('done.several', {
        questions: t('drop.questions', { count }),
        quizzes: t('done.quizzes', { count: made.length }),
      })
  return (
    <EmptyState
      mood="cheering"
      heading="h1"
      title={title}
      sentence={only?.isOld ? t('done.helpOld') : t('done.help')}
      action={
        <div className={styles.actions}>
          {only && (
            <>
              {!only.isOld && (
                <Button icon={PlayCircleIcon} busy={isPublishing} onPress={() => void play(only.quizId)}>
                  {t('done.host')}
                </Button>
              )}
              <ButtonLink to={quizEditorOf(only.quizId)} tone="outline" icon={PencilSimpleLineIcon}>
                {t('done.edit')}
              </ButtonLink>
            </>
          )}
          <ButtonLink to={paths.library} tone="outline">
            {t('done.library')}
          </ButtonLink>
          {waiting > 0 && (
            <Button tone="soft" onPress={onGoOn}>
              {t('done.rest', { count: waiting })}
            </Button>
          )}
        </div>
      }
    />
  )
}
