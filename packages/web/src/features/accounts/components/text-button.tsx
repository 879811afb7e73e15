import styles from './form.module.css'

interface TextButtonProps {
  children: string
  /** While something that it started is under way. */
  busy?: boolean
  onPress: () => void
}

/** A press that looks like a link, beside the one button of a form. */
export const TextButton = ({ children, busy = false, onPress }: TextButtonProps) => (
  <button
    type="button"
    className={styles.textButton}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onPress}
  >
    {children}
  </button>
)
