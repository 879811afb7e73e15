import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../lib/page/clipboard.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Facts } from '../../../ui/studio/display/facts.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { CreatedUser } from '../api/create-user.ts'
import styles from './created-user-card.module.css'

const DETAILS = ['userName', 'password', 'emailId', 'userType'] as const

/** What the new user needs to be told, to be copied at once: the password is never shown again. */
export const CreatedUserCard = ({ user }: { user: CreatedUser }) => {
  const toast = useToast()
  const copyButton = useRef<HTMLButtonElement>(null)
  // The form that was sent has made place for a fresh one; what comes next is here.
  useEffect(() => copyButton.current?.focus(), [])
  const copy = async () => {
    const copied = await copyText(DETAILS.map((key) => `${key}: ${user[key]}`).join('\n'))
    toast(copied.ok ? { text: t('admin:users.copied'), tone: 'good' } : { text: copied.sentence, tone: 'bad' })
  }
  return (
    <Card title={t('admin:users.details')}>
      <Facts
        facts={DETAILS.map((key) => [
          t(`admin:users.detailLabels.${key}`),
          <b key={key} className={styles.detail}>
            {key === 'userType' ? t(`admin:users.types.${user.userType}`) : user[key]}
          </b>,
        ])}
      />
      <p className={styles.note}>
        <Icon of={KeyIcon} size={20} />
        <span>{t('admin:users.shownOnce')}</span>
      </p>
      <Button ref={copyButton} tone="outline" icon={CopyIcon} onPress={copy}>
        {t('admin:users.copy')}
      </Button>
    </Card>
  )
}
