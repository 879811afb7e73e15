import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { maxLength, notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'
import styles from './organisations.module.css'
import { useAddForm } from './use-add-form.ts'

export const CreateOrganisationForm = ({ actions }: { actions: OrganisationActions }) => {
  const [isEnterprise, setIsEnterprise] = useState(false)
  const { submit, isBusy, field } = useAddForm({
    label: 'Organisation',
    rules: [notEmpty, maxLength(LIMITS.organisationNameCharacters)],
    add: async (name) => {
      const answer = await actions.createOrganisation(name, isEnterprise)
      if (answer.ok) setIsEnterprise(false)
      return answer
    },
    doneSentence: (name) => t('admin:organisations.created', { name }),
  })
  return (
    <form className={styles.create} onSubmit={submit} noValidate>
      <TextField
        {...field}
        label={t('admin:organisations.name')}
        maxLength={LIMITS.organisationNameCharacters}
        autoComplete="off"
      />
      <div className={styles.createFoot}>
        <CheckField
          look="switch"
          label={t('admin:organisations.enterprise')}
          checked={isEnterprise}
          onChange={setIsEnterprise}
        />
        <Button type="submit" tone="soft" size="small" icon={PlusIcon} busy={isBusy}>
          {t('admin:organisations.create')}
        </Button>
      </div>
    </form>
  )
}
