import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import type { Organisation } from '@quokka/contract/http'
import { notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'
import { MemberItem } from './member-item.tsx'
import styles from './organisations.module.css'
import { useAddForm } from './use-add-form.ts'

interface MembersProps {
  organisation: Organisation
  actions: OrganisationActions
}

export const Members = ({ organisation: { organisationId, teams, members }, actions }: MembersProps) => {
  const toast = useToast()
  const { submit, isBusy, field } = useAddForm({
    label: 'Member',
    rules: [notEmpty],
    add: (username) => actions.addMember(organisationId, username),
    doneSentence: (name) => t('admin:members.added', { name }),
  })

  const remove = async (userId: string, name: string) => {
    const answer = await actions.removeMember(organisationId, userId)
    if (answer.ok) toast({ text: t('admin:members.removed', { name }), tone: 'good' })
    else toast({ text: answer.sentence, tone: 'bad' })
    // The pressed button has gone with its member.
    field.ref.current?.focus()
  }

  return (
    <section className={styles.section} aria-label={t('admin:members.title')}>
      <h4 className={styles.sectionTitle}>{t('admin:members.title')}</h4>
      {members.length === 0 ? (
        <p className={styles.none}>{t('admin:members.none')}</p>
      ) : (
        <ul className={styles.members}>
          {members.map((member) => (
            <MemberItem
              key={member.userId}
              member={member}
              teams={teams}
              onTeams={(teamIds) => actions.setMemberTeams(organisationId, member.userId, teamIds)}
              onRemove={() => remove(member.userId, member.userName || member.email)}
            />
          ))}
        </ul>
      )}
      <form className={styles.add} onSubmit={submit} noValidate>
        <TextField
          {...field}
          label={t('admin:members.who')}
          maxLength={LIMITS.emailCharacters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="soft" icon={UserPlusIcon} busy={isBusy}>
          {t('admin:members.add')}
        </Button>
      </form>
    </section>
  )
}
