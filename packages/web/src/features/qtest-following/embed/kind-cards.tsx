import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import type { EmbedKind } from './embed-kinds.ts'
import { EMBED_KINDS } from './embed-kinds.ts'
import styles from './kind-cards.module.css'

interface KindCardsProps {
  kind: EmbedKind
  onChange: (kind: EmbedKind) => void
}

/** The three ways into somebody's page, one of which is chosen. */
export const KindCards = ({ kind, onChange }: KindCardsProps) => {
  const name = useId()
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <VisuallyHidden>{t('qtestFollowing:embed.kinds')}</VisuallyHidden>
      </legend>
      {EMBED_KINDS.map((one) => (
        <label key={one} className={styles.kind}>
          <span className={classNames(styles.drawing, styles[one])} aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.name}>{t(`qtestFollowing:embed.${one}.name`)}</span>
            <span className={styles.help}>{t(`qtestFollowing:embed.${one}.help`)}</span>
          </span>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === kind}
            className={styles.radio}
            onChange={() => onChange(one)}
          />
        </label>
      ))}
    </fieldset>
  )
}
