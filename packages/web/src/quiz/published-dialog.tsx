import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { useState } from 'react'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { t } from '../messages/studio.ts'
import { Button } from '../ui/studio/controls/button.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import type { AccessedQuiz } from './accessed-quiz.ts'
import { useHost } from './use-host.ts'

interface ShownPlayers {
  isPublic: boolean
  teamCount: number
}

/** Who may play a quiz that is published now. */
export const sentenceOfPlayers = ({ isPublic, teamCount }: ShownPlayers): string => {
  if (isPublic) return t('access:publishing.forEveryone')
  return teamCount > 0 ? t('access:publishing.madePrivate') : t('access:publishing.forEditors')
}

interface PublishedDialogProps {
  quiz: Pick<AccessedQuiz, 'quizId'>
  players: ShownPlayers
  onClose: () => void
}

/** 'Quiz Published': for whom, and what can be done with it now. Rule LB20. */
export const PublishedDialog = ({ quiz: { quizId }, players, onClose }: PublishedDialogProps) => {
  const [isStarting, setIsStarting] = useState(false)
  const navigate = useNavigate()
  const host = useHost()

  return (
    <Dialog
      open
      size="wide"
      title={t('access:publishing.published')}
      help={sentenceOfPlayers(players)}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button
            tone="outline"
            icon={BooksIcon}
            onPress={() => {
              onClose()
              navigate(paths.library)
            }}
          >
            {t('access:publishing.toLibrary')}
          </Button>
          <Button
            icon={PlayCircleIcon}
            busy={isStarting}
            onPress={async () => {
              setIsStarting(true)
              await host(quizId)
              setIsStarting(false)
            }}
          >
            {t('access:publishing.hostNow')}
          </Button>
        </>
      }
    />
  )
}
