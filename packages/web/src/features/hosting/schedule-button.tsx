import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { isLoggedIn } from '../../account/session.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { Tooltip } from '../../ui/stage/feedback/tooltip.tsx'
import type { Choice } from './choice.ts'
import { t } from './messages.ts'

const ScheduleDialog = lazy(() =>
  import('../../qtest-scheduling/schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
)

interface ScheduleButtonProps {
  tone: 'glass' | 'dark'
  /** Undefined while nothing is chosen. */
  choice: Choice | undefined
}

const whyAsleep = (hasChoice: boolean): string | undefined => {
  if (!isLoggedIn()) return t('scheduleNeedsLogin')
  return hasChoice ? undefined : t('chooseFirst')
}

/** Makes a QTest of the choice; for members. */
export const ScheduleButton = ({ tone, choice }: ScheduleButtonProps) => {
  const [isScheduling, setIsScheduling] = useState(false)
  const reason = whyAsleep(choice !== undefined)
  return (
    <>
      <Tooltip text={reason} wide>
        {(describedBy) => (
          <Button
            tone={tone}
            wide
            icon={tone === 'glass' ? CalendarBlankIcon : undefined}
            disabled={reason !== undefined}
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onPress={() => setIsScheduling(true)}
          >
            {t('scheduleQuiz')}
          </Button>
        )}
      </Tooltip>
      {isScheduling &&
        choice &&
        // Outside of the dialog that the button may stand in, and of what that makes of its buttons.
        createPortal(
          <Suspense>
            <ScheduleDialog choice={choice} onClose={() => setIsScheduling(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
