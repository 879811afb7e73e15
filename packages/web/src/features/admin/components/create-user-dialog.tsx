import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { CreatedUser } from '../api/create-user.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { CreatedUserCard } from './created-user-card.tsx'
import styles from './form.module.css'

interface CreateUserDialogProps {
  onCreated: () => void
  onClose: () => void
}

/** Makes accounts one by one; the newest stands under the form with its password. */
export const CreateUserDialog = ({ onCreated, onClose }: CreateUserDialogProps) => {
  const [created, setCreated] = useState<CreatedUser>()
  const toast = useToast()
  return (
    <Dialog open title={t('admin:users.title')} closeLabel={t('ui:close')} onClose={onClose}>
      <div className={styles.form}>
        <CreateUserForm
          // A fresh form for the next user.
          key={created?.userName}
          onCreated={(user) => {
            setCreated(user)
            onCreated()
            toast({ text: t('admin:users.created'), tone: 'good' })
          }}
        />
        {created && <CreatedUserCard key={`made ${created.userName}`} user={created} />}
      </div>
    </Dialog>
  )
}
