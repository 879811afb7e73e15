import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/ssr/FloppyDisk'
import { HandPointingIcon } from '@phosphor-icons/react/dist/ssr/HandPointing'
import type { ImportState, Mapping, Role } from '@quokka/formats'
import { importedQuestion, mappingReasons, readMapped } from '@quokka/formats'
import { useMemo, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Switch } from '../../../ui/stage/controls/switch.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { FilledIcon } from '../filled-icons.tsx'
import type { ReportQuiz, Source } from '../report/report.ts'
import { FirstRows } from './first-rows.tsx'
import styles from './map-columns.module.css'
import { t } from './mapping-messages.ts'
import { reasonWords } from './mapping-words.ts'
import { RowInPlay } from './row-in-play.tsx'

interface MapColumnsProps {
  quiz: ReportQuiz
  source: Extract<Source, { is: 'sheet' }>
  /** How its file is written, in words. */
  details: string
  onUse: (mapping: Mapping, isRemembered: boolean) => void
  onBack: () => void
}

const WHOLE: readonly ImportState[] = ['ready', 'changed']

/** A role that only one column has. */
const isAlone = (role: Role): boolean => role !== 'skip' && role !== 'tag'

/** Says what a column is; who had this role before is skipped. */
const withRole = (mapping: Mapping, place: number, role: Role): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((column, index) => {
    if (index === place) return { role, why: { code: 'chosen' } }
    return isAlone(role) && column.role === role ? { role: 'skip', why: { code: 'nothingKnown' } } : column
  }),
})

/** What is in which column of a sheet: guessed, shown by its first rows, and changed by menus. Rules IM24 to IM26. */
export const MapColumns = ({ quiz, source: { sheet, mapping: guess }, details, onUse, onBack }: MapColumnsProps) => {
  const [mapping, setMapping] = useState(guess)
  const [isRemembered, setIsRemembered] = useState(true)
  const [place, setPlace] = useState(0)
  const read = useMemo(() => readMapped(sheet, mapping, { file: quiz.file, name: quiz.name }), [sheet, mapping, quiz])
  const rows = useMemo(() => read.rows.filter(({ question }) => question !== undefined), [read])
  const reasons = mappingReasons(sheet, mapping, read)
  const whole = useMemo(
    () => rows.filter(({ question }) => question && WHOLE.includes(importedQuestion(question).state)).length,
    [rows],
  )
  const shown = rows[Math.min(place, rows.length - 1)]
  const headerRow = (mapping.header ?? 0) + 1
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <button type="button" className={styles.arrow} aria-label={t('back')} title={t('back')} onClick={onBack}>
          <Icon of={ArrowLeftIcon} size={20} />
        </button>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.help}>
            {[quiz.file, t('rows', { count: rows.length }), details].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={styles.switch}>
          <Switch
            label={t('header', { row: headerRow })}
            checked={mapping.header !== null}
            onChange={(isHeader) => setMapping({ ...mapping, header: isHeader ? (guess.header ?? 0) : null })}
          />
        </div>
      </div>
      <FirstRows
        sheet={sheet}
        mapping={mapping}
        rows={rows}
        shown={shown}
        onRole={(column, role) => setMapping(withRole(mapping, column, role))}
      />
      <div className={styles.cards}>
        <Card>
          {shown?.question ? (
            <RowInPlay
              row={shown.row + 1}
              question={shown.question}
              onBefore={place > 0 ? () => setPlace(place - 1) : undefined}
              onAfter={place + 1 < rows.length ? () => setPlace(place + 1) : undefined}
            />
          ) : (
            <p>{t('noQuestion')}</p>
          )}
        </Card>
        <Card title={t('whyGuess')}>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason.code} data-waits={reason.code === 'rightUnknown' || undefined}>
                <Icon of={reason.code === 'rightUnknown' ? HandPointingIcon : CheckCircleIcon} size={18} />
                {reasonWords(reason)}
              </li>
            ))}
          </ul>
          {reasons.length === 0 && <p className={styles.help}>{t('chooseColumns')}</p>}
          {mapping.header !== null && (
            <div className={classNames(styles.remember, styles.switch)}>
              <Icon of={FloppyDiskIcon} size={22} />
              <Switch label={t('remember')} checked={isRemembered} onChange={setIsRemembered} />
            </div>
          )}
        </Card>
      </div>
      <div className={styles.foot}>
        <p className={styles.sum} role="status">
          <FilledIcon of="check" size={20} />
          {t('make', { whole, count: rows.length })}
        </p>
        <Button tone="outline" onPress={onBack}>
          {t('back')}
        </Button>
        <Button disabled={rows.length === 0} onPress={() => onUse(mapping, isRemembered)}>
          {t('look', { count: rows.length })}
          <Icon of={ArrowRightIcon} size={20} />
        </Button>
      </div>
    </div>
  )
}
