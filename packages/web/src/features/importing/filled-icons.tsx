import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { Icon } from '../../ui/stage/pictures/icon.tsx'

const ICONS = { check: CheckCircleIcon, info: InfoIcon, shield: ShieldCheckIcon } as const

/** Icons that are filled here, apart from those that players share: of a file that fills one, all are downloaded filled. */
export const FilledIcon = ({ of, size }: { of: keyof typeof ICONS; size: number }) => (
  <Icon of={ICONS[of]} size={size} weight="fill" />
)
