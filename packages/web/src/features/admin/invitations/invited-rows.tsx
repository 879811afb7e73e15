import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { nameOfPerson } from '../accounts/name-of-person.ts'
import styles from './invitation-sheet.module.css'
import type { ReadRow } from './read-rows.ts'

interface InvitedRowsProps {
  rows: readonly ReadRow[]
  /** Of each row; empty where it is ready. */
  verdicts: readonly string[]
  /** Leads to the row's place in the text. */
  onChange: (row: ReadRow) => void
}

/** Each row with its verdict, those that need somebody first. */
export const InvitedRows = ({ rows, verdicts, onChange }: InvitedRowsProps) => {
  const numbered = rows.map((row, index) => ({ row, number: index + 1, verdict: verdicts[index] ?? '' }))
  const sorted = [...numbered.filter(({ verdict }) => verdict !== ''), ...numbered.filter(({ verdict }) => !verdict)]
  return (
    <ol className={styles.rows} aria-label={t('admin:invitations.rows')}>
      {sorted.map(({ row, number, verdict }) => {
        const name = nameOfPerson({ ...row.person, email: row.person.emailId })
        return (
          <li key={number} className={classNames(styles.row, verdict !== '' && styles.wrong)}>
            <span className={styles.number}>{numberText(number)}</span>
            <span className={styles.words}>
              <span dir="auto" className={styles.name}>
                {name}
              </span>
              <span className={styles.help}>{row.person.emailId}</span>
              {verdict !== '' && (
                <span className={styles.verdict}>
                  <Icon of={WarningCircleIcon} size={18} />
                  {verdict}
                </span>
              )}
            </span>
            {verdict === '' ? (
              <span className={styles.isReady}>
                <Icon of={CheckIcon} size={18} />
                {t('admin:invitations.isReady')}
              </span>
            ) : (
              <Button
                tone="outline"
                size="small"
                aria-label={t('admin:invitations.changeNamed', { number })}
                onPress={() => onChange(row)}
              >
                {t('admin:invitations.change')}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
