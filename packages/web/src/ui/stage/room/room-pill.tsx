import { DoorOpenIcon } from '@phosphor-icons/react/dist/ssr/DoorOpen'
import styles from '../layout/pill.module.css'
import { Pill } from '../layout/pill.tsx'
import { SpelledCode } from './spelled-code.tsx'

/** "Room HK4PWT", read out letter by letter. */
export const RoomPill = ({ label, code }: { label: string; code: string }) => (
  <Pill icon={DoorOpenIcon}>
    {label}
    <span className={styles.code}>
      <SpelledCode code={code} />
    </span>
  </Pill>
)
