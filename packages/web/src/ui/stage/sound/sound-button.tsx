import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh'
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash'
import { IconButton } from '../controls/icon-button.tsx'
import { useSound } from './sound-provider.tsx'

interface SoundButtonProps {
  isHost: boolean
  /** Such as "Sound". */
  label: string
  size?: 'normal' | 'projector'
}

/** The one mute switch. */
export const SoundButton = ({ isHost, label, size = 'normal' }: SoundButtonProps) => {
  const { isOn, toggle } = useSound(isHost)
  return (
    <IconButton
      icon={isOn ? SpeakerHighIcon : SpeakerSlashIcon}
      label={label}
      aria-pressed={isOn}
      size={size}
      onPress={toggle}
    />
  )
}
