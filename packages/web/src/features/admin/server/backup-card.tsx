import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { ServerRead } from '../api/use-server.ts'
import styles from './server.module.css'
import { durationWords, sizeWords } from './sizes.ts'

const LOOKS = {
  unknown: { tone: 'bad', icon: QuestionIcon },
  notSetUp: { tone: 'calm', icon: ArchiveIcon },
  none: { tone: 'calm', icon: ArchiveIcon },
  done: { tone: 'good', icon: CheckCircleIcon },
  failed: { tone: 'bad', icon: WarningCircleIcon },
} as const

const wordsOf = (backup: ServerRead['backup']): string => {
  switch (backup.is) {
    case 'done':
      return t('admin:server.backup.done', {
        date: usDateTime(backup.finishedOn),
        size: sizeWords(backup.sizeBytes),
        duration: durationWords(backup.durationMs),
      })
    case 'failed':
      return t('admin:server.backup.failed', { date: usDateTime(backup.finishedOn), failure: backup.failure })
    default:
      return t(`admin:server.backup.${backup.is}`)
  }
}

/** The newest scheduled backup. Rule AD26. */
export const BackupCard = ({ backup }: Pick<ServerRead, 'backup'>) => (
  <Card
    title={t('admin:server.backup.title')}
    end={<Tag {...LOOKS[backup.is]}>{t(`admin:server.backup.states.${backup.is}`)}</Tag>}
  >
    <p className={styles.soft}>{wordsOf(backup)}</p>
  </Card>
)
