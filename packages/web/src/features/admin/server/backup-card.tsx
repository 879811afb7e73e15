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

type Backup = ServerRead['backup']

const newestWords = ({ finishedOn, sizeBytes, durationMs }: Extract<Backup, { is: 'done' }>['newest']): string =>
  t('admin:server.backup.done', {
    date: usDateTime(finishedOn),
    size: sizeWords(sizeBytes),
    duration: durationWords(durationMs),
  })

const wordsOf = (backup: Backup): string => {
  switch (backup.is) {
    case 'done':
      return newestWords(backup.newest)
    case 'failed':
      return t('admin:server.backup.failed', { date: usDateTime(backup.triedOn), failure: backup.failure })
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
    {backup.is === 'failed' && (
      <p className={styles.soft}>
        {backup.newest === null
          ? t('admin:server.backup.noneWhole')
          : t('admin:server.backup.newest', { backup: newestWords(backup.newest) })}
      </p>
    )}
  </Card>
)
