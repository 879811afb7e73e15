import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { LIMITS } from '@quokka/core/limits'
import { LiveRegion } from '../../stage/feedback/live-region.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'
import styles from './username-field.module.css'

interface UsernameFieldProps extends Omit<TextFieldProps, 'after' | 'required' | 'maxLength'> {
  /** What is said of a name that is free; empty while that is not known. */
  freeSentence: string
}

/** A user name to be chosen: one that is free gets a tick, in words too. */
export const UsernameField = ({ freeSentence, ...field }: UsernameFieldProps) => (
  <>
    <TextField
      {...field}
      maxLength={LIMITS.username.max}
      autoCapitalize="none"
      spellCheck={false}
      required
      after={freeSentence && <Icon of={CheckCircleIcon} size={24} weight="fill" className={styles.free} />}
    />
    <LiveRegion message={freeSentence} />
  </>
)
