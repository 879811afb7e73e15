import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { t } from '../messages.ts'

/** Leads to telling the administrators what is wrong with the question on the screen. Rule QP23. */
export const ReportButton = ({ onPress }: { onPress: () => void }) => (
  <IconButton icon={FlagIcon} label={t('report')} aria-haspopup="dialog" onPress={onPress} />
)
