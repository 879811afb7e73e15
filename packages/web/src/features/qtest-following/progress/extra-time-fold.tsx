import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { ExtraTime } from '@quokka/core/scoring'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ExtraTimeFields } from '../../../extra-time/extra-time-fields.tsx'
import { extraTimeInShort } from '../../../extra-time/extra-time-in-short.ts'
import { extraTimeTitle } from '../../../extra-time/extra-time-title.ts'
import { PrivateTag } from '../../../extra-time/private-tag.tsx'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import styles from './extra-time-fold.module.css'

interface ExtraTimeFoldProps {
  name: string
  value: ExtraTime
  isBusy: boolean
  onSave: (extraTime: ExtraTime) => void
}

/** How much more time a participant has for each question, folded up: most hosts come for the answers. Rules XT15, XT19. */
export const ExtraTimeFold = ({ name, value, isBusy, onSave }: ExtraTimeFoldProps) => {
  const [chosen, setChosen] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== value) onSave(chosen)
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{extraTimeTitle()}</span>
          <span className={styles.said}>{extraTimeInShort(value)}</span>
        </span>
        <PrivateTag />
        <Icon of={CaretDownIcon} size={20} weight="bold" className={styles.caret} />
      </summary>
      <form className={styles.form} onSubmit={submit}>
        <ExtraTimeFields name={name} value={chosen} onChange={setChosen} />
        {chosen !== value && (
          <Button type="submit" wide busy={isBusy}>
            {t('qtestFollowing:extraTime.save')}
          </Button>
        )}
      </form>
    </details>
  )
}
