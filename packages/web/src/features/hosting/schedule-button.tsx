import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { isLoggedIn } from '../../account/session.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import { t as own } from './messages.ts'

interface ScheduleButtonProps {
  tone: 'glass' | 'dark'
  /** Something to schedule is chosen. */
  hasChoice: boolean
}

const whyAsleep = (hasChoice: boolean): string | undefined => {
  if (!isLoggedIn()) return own('scheduleNeedsLogin')
  return hasChoice ? undefined : own('chooseFirst')
}

/** Makes a QTest of the choice; for members. */
export const ScheduleButton = ({ tone, hasChoice }: ScheduleButtonProps) => {
  const toast = useToast()
  const reason = whyAsleep(hasChoice)
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
