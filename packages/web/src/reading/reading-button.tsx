import { t } from '../messages/stage.ts'
import { IconButton } from '../ui/stage/controls/icon-button.tsx'
import { useReadingChoice } from './reading-place.tsx'

interface ReadingButtonProps {
  size?: 'normal' | 'projector'
  className?: string | undefined
}

/** Text and reading, where a question shows that one cannot read it. */
export const ReadingButton = (props: ReadingButtonProps) => (
  <IconButton
    {...props}
    icon="Aa"
    label={t('language:reading')}
    aria-haspopup="dialog"
    onPress={useReadingChoice().open}
  />
)
