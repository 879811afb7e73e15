import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import type { AccountState } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'

const LOOKS = {
  active: { tone: 'good', icon: CheckCircleIcon },
  invited: { tone: 'coming', icon: EnvelopeSimpleIcon },
  unconfirmed: { tone: 'calm', icon: ClockIcon },
  disabled: { tone: 'calm', icon: ProhibitIcon },
} as const

export const AccountStateTag = ({ state }: { state: AccountState }) => (
  <Tag {...LOOKS[state]}>{t(`admin:accounts.states.${state}`)}</Tag>
)
