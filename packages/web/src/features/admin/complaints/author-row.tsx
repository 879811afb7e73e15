import type { ModeratedAuthor } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { sendMayPublish } from '../api/use-complaints.ts'
import styles from './author-row.module.css'

interface AuthorRowProps {
  author: ModeratedAuthor
  onChanged: () => Promise<void>
}

/** Who wrote it, and whether this account may publish to everybody. */
export const AuthorRow = ({ author, onChanged }: AuthorRowProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const { userId, userName, picture, mayPublish, publicQuizzes, takenDown } = author

  const change = async (wanted: boolean) => {
    setIsBusy(true)
    const answer = await sendMayPublish(userId, wanted)
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    await onChanged()
    setIsBusy(false)
  }

  return (
    <section className={styles.row} aria-label={t('admin:complaints.author')}>
      <Avatar avatar={picture} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>{t('admin:complaints.authorNamed', { name: userName })}</p>
        <p className={styles.facts}>
          {t('admin:complaints.publicQuizzes', { count: publicQuizzes })} ·{' '}
          {t('admin:complaints.takenDownCount', { count: takenDown })}
        </p>
      </div>
      <div className={styles.publishing}>
        <CheckField
          look="switch"
          label={t('admin:complaints.mayPublish')}
          checked={mayPublish}
          disabled={isBusy}
          onChange={change}
        />
        <p className={styles.facts}>{t('admin:complaints.mayPublishHelp')}</p>
      </div>
    </section>
  )
}
