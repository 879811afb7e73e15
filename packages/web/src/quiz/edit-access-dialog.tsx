import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { useState } from 'react'
import { hostingStart } from '../entering/hosting-start.ts'
import { USUAL_MODES, useOpenRoom } from '../entering/use-open-room.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { t } from '../messages/studio.ts'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { ChoiceCard } from '../ui/studio/controls/choice-card.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import type { AccessedQuiz } from './accessed-quiz.ts'
import styles from './components/dialog.module.css'
import { toHost } from './quiz-paths.ts'

interface EditAccessDialogProps {
  quiz: AccessedQuiz
  /** Where leaving the demo's waiting room leads. */
  backToPath: string
  onPublish: () => void
  onManage: () => void
  onClose: () => void
}

/** 'Quiz Edit Access': what can be done with a quiz besides editing it. */
export const EditAccessDialog = ({ quiz, backToPath, onPublish, onManage, onClose }: EditAccessDialogProps) => {
  const [isStarting, setIsStarting] = useState(false)
  const { openRoom } = useOpenRoom()
  const navigate = useNavigate()
  const toast = useToast()
  const { quizId, quizName, questionCount, isOwner, isPublished = false } = quiz

  const playDemo = async () => {
    setIsStarting(true)
    const start = await hostingStart()
    // A room asks who its host is: a profile without a face is completed first.
    if (start.ok && start.to !== paths.quizSelection) return navigate(toHost(start.to, quizId))
    const refusal = start.ok
      ? await openRoom({ play: { quizId }, modes: USUAL_MODES, backToPath })
      : { text: start.sentence, tone: 'bad' as const }
    setIsStarting(false)
    if (refusal) toast(refusal)
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('access:title')}
      help={t('access:questions', { quiz: quizName, count: questionCount })}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <div className={styles.choices}>
        <ChoiceCard
          icon={isPublished ? UsersThreeIcon : RocketLaunchIcon}
          name={isPublished ? t('access:players.choice') : t('access:publish')}
          help={questionCount === 0 ? t('access:publishEmpty') : t('access:publishHelp')}
          disabled={questionCount === 0}
          onPress={onPublish}
        />
        <ChoiceCard
          icon={PlayIcon}
          name={t('access:playDemo')}
          help={t('access:playDemoHelp')}
          busy={isStarting}
          onPress={playDemo}
        />
        {isOwner && (
          <ChoiceCard icon={UsersIcon} name={t('access:manage')} help={t('access:manageHelp')} onPress={onManage} />
        )}
      </div>
    </Dialog>
  )
}
