import { t } from '../messages/stage.ts'
import styles from './title-words.module.css'

/** Two underscores or more stand for what is to be found. */
export const GAP = /(_{2,})/u

/** A question's title; a gap in it is a line that is read as "blank". */
export const TitleWords = ({ children: title }: { children: string }) => (
  <bdi>
    {title.split(GAP).map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <span key={place} role="img" aria-label={t('questions:blank')} className={styles.gap}>
          {part}
        </span>
      ),
    )}
  </bdi>
)
