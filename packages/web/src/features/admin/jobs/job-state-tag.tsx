import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix'
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import type { JobState } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'

const LOOKS: Record<JobState, { tone: 'calm' | 'coming' | 'bad'; icon: PhosphorIcon }> = {
  waiting: { tone: 'calm', icon: ClockIcon },
  underWay: { tone: 'coming', icon: GearSixIcon },
  failed: { tone: 'bad', icon: WarningCircleIcon },
  perhapsDone: { tone: 'bad', icon: QuestionIcon },
}

/** How a job stands. */
export const JobStateTag = ({ state }: { state: JobState }) => (
  <Tag {...LOOKS[state]}>{t(`admin:work.states.${state}`)}</Tag>
)
