import type { ImportState } from '@quokka/formats'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import { STATE_ICONS } from './counts.tsx'
import styles from './state-tag.module.css'

/** What a question is, by icon and word. */
export const StateTag = ({ state }: { state: ImportState }) => (
  <span className={styles.tag} data-state={state}>
    <Icon of={STATE_ICONS[state]} size={16} />
    {t(`report.states.${state}`)}
  </span>
)
