import styles from '../layout/visually-hidden.module.css'

interface LiveRegionProps {
  /** A change of the message is read out; the empty text is silent. */
  message: string
  urgent?: boolean
}

export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => (
  <div className={styles.hidden} role={urgent ? 'alert' : 'status'} aria-atomic="true">
    {message}
  </div>
)
