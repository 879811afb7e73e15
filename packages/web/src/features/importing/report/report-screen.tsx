import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { ImportState } from '@quokka/formats'
import { useMemo, useRef, useState } from 'react'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { t } from '../messages.ts'
import { TermsChoice } from '../terms/terms-choice.tsx'
import { Counts } from './counts.tsx'
import { IntoDialog } from './into-dialog.tsx'
import type { ReportMedia } from './kept-report.ts'
import { LeftOutTags } from './left-out-tags.tsx'
import { Mending } from './mending.tsx'
import { withQuiz } from './read-again.ts'
import { RefusedFiles } from './refused-files.tsx'
import type { Report, ReportQuestion } from './report.ts'
import { countsOf, needsFirst, questionsOf, stateOf, withQuestion } from './report.ts'
import { ReportFoot } from './report-foot.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportRow } from './report-row.tsx'
import styles from './report-screen.module.css'
import { usePicture } from './use-picture.ts'

interface ReportScreenProps {
  report: Report
  media: ReportMedia
  /** Whether the browser keeps it. */
  isKept: boolean
  isBringing: boolean
  onChange: (report: Report) => void
  onAdd: () => void
  onDiscard: () => void
  onBack: () => void
  /** Leads to the columns of its sheet. */
  onColumns: (() => void) | undefined
}

/** Rows that are shown at first, and how many more by each press: thousands at once would take seconds. */
const FIRST_ROWS = 30
const MORE_ROWS = 200

type Order = 'needsFirst' | 'asFound'

/** What was read, question by question, to be mended and added. Rules IM10 to IM16. */
export const ReportScreen = (props: ReportScreenProps) => {
  const { report, media, isKept, isBringing, onChange, onAdd, onDiscard, onBack, onColumns } = props
  const questions = useMemo(() => questionsOf(report), [report])
  const files = useMemo(
    () => new Map(report.quizzes.flatMap((quiz) => quiz.questions.map(({ key }) => [key, quiz.file] as const))),
    [report],
  )
  const [shown, setShown] = useState<ImportState>()
  const [order, setOrder] = useState<Order>('needsFirst')
  const [most, setMost] = useState(FIRST_ROWS)
  const [open, setOpen] = useState(() => needsFirst(questions).find((one) => stateOf(one) === 'needsYou')?.key)
  const [dialog, setDialog] = useState<'into' | 'discard'>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const sorted = order === 'asFound' ? questions : needsFirst(questions)
  // The open one stays where it is whatever becomes of it.
  const listed = sorted.filter((one) => shown === undefined || stateOf(one) === shown || one.key === open)
  const visible = listed.slice(0, most)
  const waiting = (after?: string) => sorted.filter((one) => stateOf(one) === 'needsYou' && one.key !== after)

  const goOn = (from: ReportQuestion) => {
    const rest = waiting(from.key)
    const place = sorted.findIndex(({ key }) => key === from.key)
    const next = rest.find((one) => sorted.indexOf(one) > place) ?? rest[0]
    setOpen(next?.key)
    setSaid(next === undefined ? t('report.allDone') : t('report.left', { count: rest.length }))
    if (next === undefined) return addButton.current?.focus()
    if (sorted.indexOf(next) >= most) setMost(sorted.indexOf(next) + 1)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(next.key)}"]`)?.focus(),
    )
  }

  return (
    <div className={styles.report}>
      <ReportHead
        report={report}
        media={media}
        isKept={isKept}
        onBack={onBack}
        onColumns={onColumns}
        onDiscard={() => setDialog('discard')}
      />
      <RefusedFiles files={report.files} />
      <LeftOutTags report={report} />
      {report.quizzes.map((quiz) =>
        quiz.source?.is === 'terms' ? (
          <TermsChoice key={quiz.key} quiz={quiz} onChange={(changed) => onChange(withQuiz(report, changed))} />
        ) : null,
      )}
      <Counts counts={countsOf(questions)} shown={shown} onShow={setShown} />
      <div className={styles.table}>
        <Columns order={order} onOrder={setOrder} />
        {listed.length === 0 && <p className={styles.none}>{t('report.none')}</p>}
        <ul ref={list} className={styles.rows} aria-label={t('report.rows')}>
          {visible.map((question) => (
            <ReportRow
              key={question.key}
              question={question}
              file={report.files.length > 1 ? files.get(question.key) : undefined}
              isOpen={question.key === open}
              onToggle={() => setOpen(question.key === open ? undefined : question.key)}
            >
              <OpenQuestion
                question={question}
                media={media}
                hasNext={waiting(question.key).length > 0}
                onChange={(changed) => onChange(withQuestion(report, changed))}
                onDone={() => goOn(question)}
              />
            </ReportRow>
          ))}
        </ul>
        {listed.length > most && (
          <button type="button" className={styles.more} onClick={() => setMost(most + MORE_ROWS)}>
            {t('report.moreRows', { count: listed.length - most })}
          </button>
        )}
      </div>
      <ReportFoot
        ref={addButton}
        report={report}
        isBusy={isBringing}
        onInto={() => setDialog('into')}
        onDiscard={() => setDialog('discard')}
        onAdd={onAdd}
      />
      <LiveRegion message={said} />
      {dialog === 'into' && (
        <IntoDialog
          report={report}
          onUse={(change) => {
            onChange({ ...report, ...change })
            setDialog(undefined)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t('report.discardTitle')}
          help={t('report.discardHelp')}
          closeLabel={t('ui:close')}
          no={t('report.keep')}
          yes={t('report.discard')}
          onNo={() => setDialog(undefined)}
          onYes={onDiscard}
        />
      )}
    </div>
  )
}

/** The names of the columns, and the order of the rows. */
const Columns = ({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) => (
  <div className={styles.columns}>
    <span aria-hidden="true">{t('report.row')}</span>
    <span aria-hidden="true">{t('report.state')}</span>
    <span aria-hidden="true">{t('report.question')}</span>
    <span aria-hidden="true">{t('report.why')}</span>
    <div className={styles.orderField}>
      <select
        className={styles.order}
        aria-label={t('report.order')}
        value={order}
        onChange={(event) => onOrder(event.target.value === 'asFound' ? 'asFound' : 'needsFirst')}
      >
        <option value="needsFirst">{t('report.needsFirst')}</option>
        <option value="asFound">{t('report.asFound')}</option>
      </select>
      <Icon of={CaretDownIcon} size={14} weight="bold" className={styles.caret} />
    </div>
  </div>
)

interface OpenQuestionProps {
  question: ReportQuestion
  media: ReportMedia
  hasNext: boolean
  onChange: (question: ReportQuestion) => void
  onDone: () => void
}

const OpenQuestion = ({ media, ...rest }: OpenQuestionProps) => (
  <Mending {...rest} picture={usePicture(media, rest.question.sent?.questionImage)} />
)
