import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { Button } from '../../ui/stage/controls/button.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import { t } from './messages.ts'

interface PlayButtonProps {
  /** Why nothing can be played yet. */
  reason: string | undefined
  opensDialog: boolean
  onPress: () => void
}

/** Goes on with the choice. */
export const PlayButton = ({ reason, opensDialog, onPress }: PlayButtonProps) => (
  <Tooltip text={reason} wide align="end">
    {(describedBy) => (
      <Button
        wide
        icon={PlayIcon}
        iconWeight="fill"
        disabled={reason !== undefined}
        aria-describedby={describedBy}
        {...(opensDialog && { 'aria-haspopup': 'dialog' as const })}
        onPress={onPress}
      >
        {t('playQuiz')}
      </Button>
    )}
  </Tooltip>
)
