import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from '../admin.module.css'
import type { CreatedUser } from '../api/create-user.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { CreatedUserCard } from './created-user-card.tsx'

/** Makes accounts one by one; the newest stands under the form with its password. */
export const CreateUserCard = () => {
  const [created, setCreated] = useState<CreatedUser>()
  const toast = useToast()
  return (
    <div className={styles.column}>
      <Card title={t('admin:users.title')}>
        <CreateUserForm
          // A fresh form for the next user.
          key={created?.userName}
          onCreated={(user) => {
            setCreated(user)
            toast({ text: t('admin:users.created'), tone: 'good' })
          }}
        />
      </Card>
      {created && <CreatedUserCard key={created.userName} user={created} />}
    </div>
  )
}
