import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { isLoggedIn } from '../../account/session.ts'
import { t } from '../../messages/t.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'

interface ScheduleButtonProps {
  tone: 'glass' | 'dark'
  /** Something to schedule is chosen. */
  hasChoice: boolean
}

const whyAsleep = (hasChoice: boolean): string | undefined => {
  if (!isLoggedIn()) return t('hosting:scheduleNeedsLogin')
  return hasChoice ? undefined : t('hosting:chooseFirst')
}

/** Makes a QTest of the choice; for members. */
export const ScheduleButton = ({ tone, hasChoice }: ScheduleButtonProps) => {
  const toast = useToast()
  const reason = whyAsleep(hasChoice)
  return (
    <Tooltip text={reason}>
      {(describedBy) => (
        <Button
          tone={tone}
          wide
          icon={tone === 'glass' ? CalendarBlankIcon : undefined}
          disabled={reason !== undefined}
          aria-describedby={describedBy}
          onPress={() => toast({ text: t('hosting:comingSoon') })}
        >
          {t('hosting:scheduleQuiz')}
        </Button>
      )}
    </Tooltip>
  )
}
