import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import type { ReportChoice } from '../api/reports-to-choose.ts'
import styles from './choice-words.module.css'
import { whenWas, whoWas } from './report-facts.ts'

/** Picture, name, room, players and date of what can be reported. */
export const ChoiceWords = ({ choice }: { choice: ReportChoice }) => (
  <>
    <Cover className={styles.picture} src={choice.image && mediaUrl('uploads', choice.image)} />
    <span className={styles.words}>
      <span dir="auto" className={styles.name} title={choice.name}>
        {choice.name}
      </span>{' '}
      <span className={styles.fact}>{whoWas(choice)}</span> <span className={styles.fact}>{whenWas(choice)}</span>
    </span>
  </>
)
