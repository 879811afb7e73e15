import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { isLoggedIn } from '../../account/session.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import type { Choice } from './choice.ts'
import { t as own } from './messages.ts'

interface ScheduleButtonProps {
  tone: 'glass' | 'dark'
  /** Undefined while nothing is chosen. */
  choice: Choice | undefined
}

const whyAsleep = (hasChoice: boolean): string | undefined => {
  if (!isLoggedIn()) return own('scheduleNeedsLogin')
  return hasChoice ? undefined : own('chooseFirst')
}

/** Makes a QTest of the choice; for members. */
export const ScheduleButton = ({ tone, choice }: ScheduleButtonProps) => {
  const toast = useToast()
  const reason = whyAsleep(choice !== undefined)
  return (
    <Tooltip text={reason} wide>
      {(describedBy) => (
        <Button
          tone={tone}
          wide
          icon={tone === 'glass' ? CalendarBlankIcon : undefined}
          disabled={reason !== undefined}
          aria-describedby={describedBy}
          onPress={() => toast({ text: own('comingSoon') })}
        >
          {own('scheduleQuiz')}
        </Button>
      )}
    </Tooltip>
  )
}
