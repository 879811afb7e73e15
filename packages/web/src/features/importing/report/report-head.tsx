import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { detailWords, formatWords } from '../format-words.ts'
import { t } from '../messages.ts'
import type { ReportMedia } from './kept-report.ts'
import type { Report } from './report.ts'
import styles from './report-head.module.css'

interface ReportHeadProps {
  report: Report
  media: ReportMedia
  isKept: boolean
  onBack: () => void
  onColumns: (() => void) | undefined
  onDiscard: () => void
}

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

const headWords = ({ files, quizzes }: Report, media: ReportMedia): { title: string; help: string } => {
  const count = quizzes.reduce((sum, { questions }) => sum + questions.length, 0)
  const [file] = files
  const read = t('report.questionsRead', { count })
  const pictures = media.size === 0 ? t('report.noPictures') : t('report.pictures', { count: media.size })
  if (files.length !== 1 || file === undefined)
    return { title: t('report.files', { count: files.length }), help: [read, pictures].join(' · ') }
  const kind = 'refusal' in file ? [] : [formatWords(file.format), ...detailWords(file.details)]
  return { title: file.name, help: capitalised([...kind, read, pictures].join(' · ')) }
}

/** What was read, and from what; nothing of it is saved yet. */
export const ReportHead = ({ report, media, isKept, onBack, onColumns, onDiscard }: ReportHeadProps) => {
  const { title, help } = headWords(report, media)
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.back}
        aria-label={t('report.back')}
        title={t('report.back')}
        onClick={onBack}
      >
        <Icon of={ArrowLeftIcon} size={20} />
      </button>
      <div className={styles.words}>
        <h1 dir="auto" className={styles.title}>
          {title}
        </h1>
        <p className={styles.help}>{help}</p>
      </div>
      <p className={styles.promise}>
        <Icon of={ShieldCheckIcon} size={20} />
        {isKept ? t('report.notSaved') : t('report.notSavedHere')}
      </p>
      {onColumns && (
        <Button tone="outline" size="small" icon={ColumnsIcon} onPress={onColumns}>
          {t('report.changeColumns')}
        </Button>
      )}
      <span className={styles.menu}>
        <ActionMenu
          label={t('report.more')}
          actions={[{ label: t('report.discard'), icon: TrashIcon, isDanger: true, onPress: onDiscard }]}
        />
      </span>
    </div>
  )
}
