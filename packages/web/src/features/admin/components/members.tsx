import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import type { Organisation } from '@quokka/contract/http'
import { notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { isFoundIn } from '../../../lib/text/search-key.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Pager } from '../../../ui/studio/controls/pager.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { nameOfPerson } from '../accounts/name-of-person.ts'
import type { OrganisationActions } from '../api/use-organisations.ts'
import { MemberItem } from './member-item.tsx'
import { MembersBar } from './members-bar.tsx'
import styles from './organisations.module.css'
import { useAddForm } from './use-add-form.ts'

interface MembersProps {
  organisation: Organisation
  actions: OrganisationActions
}

/** So many stand in a card at once. Rule AD22. */
const PER_PAGE = 10

const membersWith = (members: Organisation['members'], search: string): Organisation['members'] =>
  members.filter((member) => isFoundIn([nameOfPerson(member), member.userName, member.email], search))

export const Members = ({ organisation, actions }: MembersProps) => {
  const { organisationId, teams, members } = organisation
  const toast = useToast()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [selected, setSelected] = useState<readonly string[]>([])
  const found = membersWith(members, search)
  const lastPage = Math.max(0, Math.ceil(found.length / PER_PAGE) - 1)
  const shownPage = Math.min(page, lastPage)
  const from = shownPage * PER_PAGE
  const shown = found.slice(from, from + PER_PAGE)
  const chosen = members.map(({ userId }) => userId).filter((userId) => selected.includes(userId))
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
        <>
          {members.length > PER_PAGE && (
            <SearchField
              label={t('admin:members.search')}
              clearLabel={t('admin:accounts.clearSearch')}
              value={search}
              onChange={(text) => {
                setSearch(text)
                setPage(0)
              }}
              maxLength={LIMITS.emailCharacters}
            />
          )}
          <MembersBar
            organisation={organisation}
            actions={actions}
            chosen={chosen}
            found={found.map(({ userId }) => userId)}
            onSelect={setSelected}
          />
          <ul className={styles.members}>
            {shown.map((member) => (
              <MemberItem
                key={member.userId}
                member={member}
                teams={teams}
                isSelected={chosen.includes(member.userId)}
                onSelect={(isIn) =>
                  setSelected(isIn ? [...chosen, member.userId] : chosen.filter((id) => id !== member.userId))
                }
                onTeams={(teamIds) => actions.setMemberTeams(organisationId, member.userId, teamIds)}
                onRemove={() => remove(member.userId, nameOfPerson(member))}
              />
            ))}
          </ul>
          {found.length === 0 ? (
            <p className={styles.none}>{t('admin:members.noneFound')}</p>
          ) : (
            <Pager
              page={shownPage}
              perPage={PER_PAGE}
              total={found.length}
              sentence={t('admin:accounts.shown', { from: from + 1, to: from + shown.length, total: found.length })}
              previousLabel={t('admin:accounts.previous')}
              nextLabel={t('admin:accounts.next')}
              onChange={setPage}
            />
          )}
        </>
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
