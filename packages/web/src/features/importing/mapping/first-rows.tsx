import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { HandPointingIcon } from '@phosphor-icons/react/dist/ssr/HandPointing'
import type { MappedBy, MappedRow, Role } from '@quokka/formats'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './first-rows.module.css'
import { t } from './mapping-messages.ts'
import { ROLES, whyWords } from './mapping-words.ts'

interface FirstRowsProps extends MappedBy {
  rows: readonly MappedRow[]
  /** The one that is shown in play. */
  shown: MappedRow | undefined
  onRole: (column: number, role: Role) => void
}

const MOST = 5

const columnLetter = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + (place % 26))

/** The first rows of a sheet, with their numbers in it, under a menu for each column; right answers are green in their own column. Rule IM24. */
export const FirstRows = ({ sheet, mapping, rows, shown, onRole }: FirstRowsProps) => {
  const names = mapping.header === null ? [] : (sheet.rows[mapping.header] ?? [])
  const right = mapping.columns.findIndex(({ role }) => role === 'right')
  const nameOf = (place: number): string => names[place]?.replace(/\s+/g, ' ').trim() || columnLetter(place)
  const look = (role: Role) => (role === 'skip' ? 'skipped' : role === 'tag' ? 'optional' : 'used')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the window is scrolled by keys.
    <section className={styles.frame} aria-label={t('firstRows')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <VisuallyHidden>{t('row')}</VisuallyHidden>
            </th>
            {mapping.columns.map(({ role, why }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={place} scope="col">
                <span className={styles.name}>{nameOf(place)}</span>
                <select
                  className={classNames(styles.role, styles[look(role)])}
                  aria-label={t('column', { name: nameOf(place) })}
                  value={role}
                  onChange={(event) => onRole(place, ROLES.find((one) => one === event.target.value) ?? 'skip')}
                >
                  {ROLES.map((one) => (
                    <option key={one} value={one}>
                      {t(`roles.${one}`)}
                    </option>
                  ))}
                </select>
                <span className={styles.why}>{whyWords(why)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map((row) => (
            <tr key={row.row} data-shown={row.row === shown?.row || undefined}>
              <th scope="row" className={styles.number}>
                {numberText(row.row + 1)}
              </th>
              {mapping.columns.map(({ role }, place) => {
                const text = sheet.rows[row.row]?.[place]?.trim() ?? ''
                const isRight = row.right.includes(place)
                const isUnknown = place === right && (row.question?.needs ?? []).length > 0
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  <td key={place} data-role={role}>
                    <span className={classNames(isRight && styles.right, isUnknown && styles.unknown)}>
                      {isRight && <Icon of={CheckIcon} size={16} />}
                      {isUnknown && <Icon of={HandPointingIcon} size={16} />}
                      {text === '' ? <i className={styles.empty}>{t('empty')}</i> : <bdi>{text}</bdi>}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && <p className={styles.more}>{t('moreRows', { count: rows.length - MOST })}</p>}
    </section>
  )
}
