import type { Organisation } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'

interface DeleteOrganisationDialogProps {
  organisation: Organisation
  actions: OrganisationActions
  onClose: () => void
}

export const DeleteOrganisationDialog = ({ organisation, actions, onClose }: DeleteOrganisationDialogProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const name = organisation.organisationName

  const remove = async () => {
    setIsBusy(true)
    const answer = await actions.deleteOrganisation(organisation.organisationId)
    setIsBusy(false)
    toast(
      answer.ok
        ? { text: t('admin:organisations.deleted', { name }), tone: 'good' }
        : { text: answer.sentence, tone: 'bad' },
    )
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('admin:organisations.deleteTitle', { name })}
      help={t('admin:organisations.deleteHelp')}
      closeLabel={t('studio:close')}
      no={t('studio:cancel')}
      yes={t('admin:organisations.deleteForGood')}
      isBusy={isBusy}
      onNo={onClose}
      onYes={remove}
    />
  )
}
