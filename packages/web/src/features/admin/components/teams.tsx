import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { Organisation } from '@quokka/contract/http'
import { maxLength, notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'
import styles from './organisations.module.css'
import { useAddForm } from './use-add-form.ts'

interface TeamsProps {
  organisation: Organisation
  actions: OrganisationActions
}

export const Teams = ({ organisation: { organisationId, teams }, actions }: TeamsProps) => {
  const toast = useToast()
  const { submit, isBusy, field } = useAddForm({
    label: 'Team',
    rules: [notEmpty, maxLength(LIMITS.teamNameCharacters)],
    add: (name) => actions.createTeam(organisationId, name),
    doneSentence: (name) => t('admin:teams.created', { name }),
  })

  const remove = async (teamId: string, name: string) => {
    const answer = await actions.deleteTeam(organisationId, teamId)
    if (answer.ok) toast({ text: t('admin:teams.deleted', { name }), tone: 'good' })
    else toast({ text: answer.sentence, tone: 'bad' })
    // The pressed button has gone with its team.
    field.ref.current?.focus()
  }

  return (
    <section className={styles.section} aria-label={t('admin:teams.title')}>
      <h4 className={styles.sectionTitle}>{t('admin:teams.title')}</h4>
      {teams.length === 0 ? (
        <p className={styles.none}>{t('admin:teams.none')}</p>
      ) : (
        <ul className={styles.chips}>
          {teams.map(({ teamId, teamName }) => (
            <li key={teamId} className={styles.chip}>
              <span className={styles.chipName}>
                <bdi>{teamName}</bdi>
              </span>
              <button
                type="button"
                className={styles.chipButton}
                title={t('admin:teams.delete', { name: teamName })}
                aria-label={t('admin:teams.delete', { name: teamName })}
                onClick={() => remove(teamId, teamName)}
              >
                <Icon of={XIcon} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.add} onSubmit={submit} noValidate>
        <TextField {...field} label={t('admin:teams.name')} maxLength={LIMITS.teamNameCharacters} autoComplete="off" />
        <Button type="submit" tone="soft" icon={PlusIcon} busy={isBusy}>
          {t('admin:teams.create')}
        </Button>
      </form>
    </section>
  )
}
