import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { ReactNode } from 'react'
import { t } from '../../messages/stage.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './list-answer.module.css'
import { RightMark } from './right-mark.tsx'

interface ListAnswerProps {
  /** What stands before each text: its number, or its prompt. */
  heads: readonly ReactNode[]
  right: readonly string[]
  lang: string | undefined
  /** The viewer's own texts in the same places; empty without an answer. */
  own: readonly string[]
}

/** The right texts in their places, each with whether the viewer had it there. */
export const ListAnswer = ({ heads, right, lang, own }: ListAnswerProps) => (
  <div className={styles.answer}>
    <RightMark />
    <ol className={styles.rows}>
      {right.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <li key={place} className={styles.row}>
          <span className={styles.head}>{heads[place]}</span>
          <span dir="auto" className={styles.text}>
            <bdi lang={lang}>{text}</bdi>
            {own[place] !== undefined && own[place] !== text && (
              <small className={styles.own}>{t('questions:yours', { item: own[place] })}</small>
            )}
          </span>
          {own[place] !== undefined && <Mark isRight={own[place] === text} />}
        </li>
      ))}
    </ol>
  </div>
)

const Mark = ({ isRight }: { isRight: boolean }) =>
  isRight ? (
    <span className={styles.right}>
      <Icon of={CheckCircleIcon} weight="fill" size={22} />
      <VisuallyHidden>{t('questions:isRight')}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.wrong}>
      <Icon of={XCircleIcon} weight="fill" size={22} />
    </span>
  )

/** "2 of 4 in the right place". */
export const PlacesRight = ({ right, own }: Pick<ListAnswerProps, 'right' | 'own'>) => {
  if (own.length === 0 || right.length === 0) return null
  const count = right.filter((text, place) => text === own[place]).length
  return <p>{t('questions:placesRight', { count, of: right.length })}</p>
}
