import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'

/** Before what went wrong, beside the words that tell it. */
export const FaultIcon = ({ size }: { size: number }) => <Icon of={WarningCircleIcon} size={size} weight="fill" />
