import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { goToPodium, nextQuestion } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { usePressed } from '../use-pressed.ts'

interface GoOnButtonProps {
  isLast: boolean
  /** What going on is called while there is a next question. */
  label: string
  wide?: boolean
}

/** The host goes on: to the next question, or from the last one to the podium. */
export const GoOnButton = ({ isLast, label, wide = false }: GoOnButtonProps) => {
  const { isPressed, press } = usePressed(isLast ? goToPodium : nextQuestion)
  const isProjector = useMedia(PROJECTOR)
  return (
    <Button
      tone="cream"
      wide={wide}
      size={isProjector ? 'projector' : 'stage'}
      iconAfter={isLast ? CheckIcon : ArrowRightIcon}
      busy={isPressed}
      onPress={press}
    >
      {isLast ? t('questions:play.endQuiz') : label}
    </Button>
  )
}
