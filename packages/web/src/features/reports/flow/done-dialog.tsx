import { FileXlsIcon } from '@phosphor-icons/react/dist/ssr/FileXls'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './done-dialog.module.css'
import type { Contents } from './report-contents.ts'
import { sheetCount } from './report-contents.ts'
import { sizeInWords } from './size-in-words.ts'

interface DoneDialogProps {
  file: string
  contents: Contents
  bytes: number
  /** Back to what was chosen. */
  onClose: () => void
}

/** The file is there: another report, or home. */
export const DoneDialog = ({ file, contents, bytes, onClose }: DoneDialogProps) => {
  const navigate = useNavigate()
  const size = sizeInWords(bytes)
  return (
    <Dialog
      open
      size="wide"
      picture={<Mascot mood="cheering" className={styles.mascot} />}
      title={t('reports:done.title')}
      help={t('reports:done.where', { file })}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={() => navigate(paths.dashboard)}>
            {t('reports:done.dashboard')}
          </Button>
          <Button onPress={() => navigate(paths.reports)}>{t('reports:done.more')}</Button>
        </>
      }
    >
      <p>
        <Tag tone="good" icon={FileXlsIcon}>
          {contents.format === 'csv'
            ? t('reports:done.sizeCsv', { size })
            : t('reports:done.size', { count: sheetCount(contents), size })}
        </Tag>
      </p>
    </Dialog>
  )
}
