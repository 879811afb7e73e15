import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { t } from '../../messages/stage.ts'
import { Button } from '../../ui/stage/controls/button.tsx'

interface GoOnButtonProps {
  isLast: boolean
  /** What going on is called while there is a next question. */
  label?: string
  wide?: boolean
  busy?: boolean
  onPress: () => void
}

/** On to the next question, or from the last one to the result. */
export const GoOnButton = ({
  isLast,
  label = t('questions:play.nextQuestion'),
  wide = false,
  busy = false,
  onPress,
}: GoOnButtonProps) => (
  <Button tone="cream" wide={wide} busy={busy} iconAfter={isLast ? CheckIcon : ArrowRightIcon} onPress={onPress}>
    {isLast ? t('questions:play.endQuiz') : label}
  </Button>
)
