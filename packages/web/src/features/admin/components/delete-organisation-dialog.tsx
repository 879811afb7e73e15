import type { Organisation } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
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
    <Dialog
      open
      title={t('admin:organisations.deleteTitle', { name })}
      help={t('admin:organisations.deleteHelp')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('studio:cancel')}
          </Button>
          <Button tone="danger" busy={isBusy} onPress={remove}>
            {t('admin:organisations.deleteForGood')}
          </Button>
        </>
      }
    />
  )
}
