import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import type { QuizTile } from '@quokka/contract/http'
import { useId, useState } from 'react'
import { t } from '../messages/studio.ts'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { VisuallyHidden } from '../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import { Button } from '../ui/studio/controls/button.tsx'
import { LoadFailed } from '../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import type { AccessedQuiz } from './accessed-quiz.ts'
import type { Players } from './api/publish-quiz.ts'
import { assignPlayers, publishQuiz } from './api/publish-quiz.ts'
import type { TeamChoice } from './api/use-team-choice.ts'
import { useTeamChoice } from './api/use-team-choice.ts'
import { PlayersField } from './components/players-field.tsx'
import styles from './components/publish.module.css'
import { PublishedDialog, sentenceOfPlayers } from './published-dialog.tsx'

interface PublishDialogProps {
  quiz: AccessedQuiz
  onClose: () => void
  /** It is published; the dialog stays and says what can be done now. */
  onPublished: (players: ShownPlayers) => void
  /** To the dialog that led here. */
  onBack?: () => void
}

type ShownPlayers = Pick<QuizTile, 'isPublic' | 'teamCount'>

const playersOf = ({ isPublic, chosenIds }: TeamChoice): Players => (isPublic ? 'public' : chosenIds)

/** 'Publish Quiz': who may play it, then out with it. Of a published quiz only who may play it is saved. */
export const PublishDialog = ({ quiz, onClose, onPublished, onBack = onClose }: PublishDialogProps) => {
  const { quizId, quizName, questionCount, isPublished = false } = quiz
  const { loaded, reload } = useTeamChoice(quizId)
  const [changed, setChanged] = useState<TeamChoice>()
  const [isPublishing, setIsPublishing] = useState(false)
  const [published, setPublished] = useState<ShownPlayers>()
  const whyId = useId()
  const toast = useToast()
  const choice = changed ?? (loaded.is === 'ready' ? loaded.value : undefined)

  const publish = async () => {
    if (!choice) return
    setIsPublishing(true)
    const assigned = await assignPlayers(quizId, playersOf(choice))
    const answer = assigned.ok && !isPublished ? await publishQuiz(quizId) : assigned
    setIsPublishing(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    const players = { isPublic: choice.isPublic, teamCount: choice.chosenIds.length + choice.fixed.length }
    onPublished(players)
    if (!isPublished) return setPublished(players)
    toast({ text: sentenceOfPlayers(players), tone: 'good' })
    onClose()
  }

  if (published) return <PublishedDialog quiz={quiz} players={published} onClose={onClose} />
  const isEmpty = questionCount === 0

  return (
    <Dialog
      open
      size="wide"
      title={isPublished ? t('access:players.title') : t('access:publishing.title')}
      help={t('access:questions', { quiz: quizName, count: questionCount })}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onBack}>
            {t('access:back')}
          </Button>
          <Button
            icon={isPublished ? undefined : RocketLaunchIcon}
            disabled={!choice || isEmpty}
            busy={isPublishing}
            aria-describedby={isEmpty ? whyId : undefined}
            onPress={publish}
          >
            {isPublished ? t('access:players.save') : t('access:publish')}
          </Button>
        </>
      }
    >
      {loaded.is === 'loading' && (
        <div role="status" className={styles.body}>
          <VisuallyHidden>{t('access:publishing.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeletonCard} />
          <Skeleton className={styles.skeletonTeams} />
        </div>
      )}
      {loaded.is === 'failed' && (
        <LoadFailed tone="soft" sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} />
      )}
      {choice && (
        <div className={styles.body}>
          <PlayersField choice={choice} onChange={setChanged} />
          <p className={styles.note}>
            <Icon of={ArrowCounterClockwiseIcon} size={18} />
            {t('access:publishing.movesBack')}
          </p>
        </div>
      )}
      {isEmpty && (
        <p id={whyId} className={styles.why}>
          {t('access:publishEmpty')}
        </p>
      )}
      <p role="status" className={styles.why}>
        {isPublishing && !isPublished && t('access:publishing.wait')}
      </p>
    </Dialog>
  )
}
