import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { Button } from '../../ui/stage/controls/button.tsx'
import { t } from './messages.ts'

interface PlayButtonProps {
  /** The element that says why nothing can be played yet. */
  disabledBy: string | undefined
  opensDialog: boolean
  onPress: () => void
}

/** Goes on with the choice. */
export const PlayButton = ({ disabledBy, opensDialog, onPress }: PlayButtonProps) => (
  <Button
    wide
    icon={PlayIcon}
    iconWeight="fill"
    disabled={disabledBy !== undefined}
    aria-describedby={disabledBy}
    {...(opensDialog && { 'aria-haspopup': 'dialog' as const })}
    onPress={onPress}
  >
    {t('playQuiz')}
  </Button>
)
