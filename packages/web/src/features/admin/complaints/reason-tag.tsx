import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CopyrightIcon } from '@phosphor-icons/react/dist/ssr/Copyright'
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { HandPalmIcon } from '@phosphor-icons/react/dist/ssr/HandPalm'
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question'
import { SmileySadIcon } from '@phosphor-icons/react/dist/ssr/SmileySad'
import type { ComplaintReason } from '@quokka/core/quiz'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'

const ICONS: Record<ComplaintReason, PhosphorIcon> = {
  'wrong answer': QuestionIcon,
  unkind: HandPalmIcon,
  'not for this age': SmileySadIcon,
  copied: CopyrightIcon,
  other: FlagIcon,
}

/** Why somebody complained. */
export const ReasonTag = ({ reason }: { reason: ComplaintReason }) => (
  <Tag tone="bad" icon={ICONS[reason]}>
    {t(`admin:complaints.reasons.${reason}`)}
  </Tag>
)
