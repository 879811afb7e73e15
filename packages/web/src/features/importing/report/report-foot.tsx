import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { PlusSquareIcon } from '@phosphor-icons/react/dist/ssr/PlusSquare'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { LIMITS } from '@quokka/core/limits'
import type { Ref } from 'react'
import { useId } from 'react'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { partName } from '../bringing/use-bringing.ts'
import { t } from '../messages.ts'
import { quizName } from './quiz-name.ts'
import type { Report } from './report.ts'
import { deliveriesOf, isOpen } from './report.ts'
import styles from './report-foot.module.css'

interface ReportFootProps {
  report: Report
  isBusy: boolean
  onInto: () => void
  onDiscard: () => void
  onAdd: () => void
  /** Of the button that adds. */
  ref: Ref<HTMLButtonElement>
}

const MOST = LIMITS.slidesPerQuiz

const intoWords = ({ into, quizzes }: Report): { kind: string; name: string } => {
  if (into.is === 'quiz') return { kind: into.name || t('report.thisQuiz'), name: '' }
  if (into.is === 'one') return { kind: t('report.intoNew'), name: into.name }
  if (quizzes.length !== 1) return { kind: t('report.intoNewCount', { count: quizzes.length }), name: '' }
  return { kind: t('report.intoNew'), name: quizName(quizzes[0]?.name ?? '') }
}

/** What will be made of the report, and the one press that makes it. Rules IM15, IM16. */
export const ReportFoot = ({ report, isBusy, onInto, onDiscard, onAdd, ref }: ReportFootProps) => {
  const id = useId()
  const { kind, name } = intoWords(report)
  const deliveries = deliveriesOf(report, partName)
  const count = deliveries.reduce((sum, { questions }) => sum + questions.length, 0)
  const isTooMany = report.into.is === 'quiz' && count > MOST
  const isSplit =
    report.into.is !== 'quiz' && deliveries.length > (report.into.is === 'one' ? 1 : report.quizzes.length)
  const notes = [
    ...(isTooMany ? [t('report.tooManyForOne', { most: MOST })] : []),
    ...(isSplit ? [t('report.split', { most: MOST, count: deliveries.length })] : []),
  ]
  const whyNot =
    count === 0 ? t('report.nothingToAdd') : isTooMany ? t('report.tooManyForOne', { most: MOST }) : undefined
  return (
    <div className={styles.foot}>
      <div className={styles.into}>
        <span id={`${id}-into`} className={styles.label}>
          {t('report.into')}
        </span>
        <button
          type="button"
          className={styles.choose}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-into ${id}-chosen`}
          onClick={onInto}
        >
          <Icon of={PlusSquareIcon} size={20} className={styles.plus} />
          <span id={`${id}-chosen`} className={styles.chosen}>
            <strong>{kind}</strong>
            {name && (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            )}
          </span>
          <Icon of={CaretDownIcon} size={18} />
        </button>
      </div>
      <p className={styles.notes}>
        {notes.join(' ')} {isOpen(report) && <span className={styles.waits}>{t('report.waits')}</span>}
      </p>
      <div className={styles.actions}>
        <span className={styles.discard}>
          <Button tone="outline" onPress={onDiscard}>
            {t('report.discard')}
          </Button>
        </span>
        <Button
          ref={ref}
          icon={CheckIcon}
          busy={isBusy}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot === undefined ? undefined : `${id}-why`}
          onPress={onAdd}
        >
          {t('report.add', { count })}
        </Button>
        <span id={`${id}-why`} hidden>
          {whyNot}
        </span>
      </div>
      <p className={styles.promise}>
        <Icon of={ShieldCheckIcon} size={18} />
        {t('report.notSavedShort')}
      </p>
    </div>
  )
}
