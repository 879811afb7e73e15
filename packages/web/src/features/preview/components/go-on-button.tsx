import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/ssr/FlagCheckered'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'

/** On to the next question, or from the last one to the result. */
export const GoOnButton = ({ isLast, onPress }: { isLast: boolean; onPress: () => void }) => (
  <Button tone="cream" iconAfter={isLast ? FlagCheckeredIcon : ArrowRightIcon} onPress={onPress}>
    {isLast ? t('questions:play.endQuiz') : t('questions:play.nextQuestion')}
  </Button>
)
