import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import type { MemberChange, Organisation } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'
import styles from './organisations.module.css'

interface MembersBarProps {
  organisation: Organisation
  actions: OrganisationActions
  /** Who is selected, also where they are not shown. */
  chosen: readonly string[]
  /** Who fits the search. */
  found: readonly string[]
  onSelect: (userIds: readonly string[]) => void
}

/** What is done with several members at once. Rule AD22. */
export const MembersBar = ({ organisation, actions, chosen, found, onSelect }: MembersBarProps) => {
  const { organisationId, teams } = organisation
  const [wanted, setWanted] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const team = teams.find(({ teamId }) => teamId === wanted) ?? teams[0]
  const isAll = found.length > 0 && found.every((userId) => chosen.includes(userId))

  const change = async (deed: MemberChange) => {
    setIsBusy(true)
    const answer = await actions.changeMembers(
      organisationId,
      [...chosen],
      deed,
      deed === 'remove' ? null : (team?.teamId ?? null),
    )
    setIsBusy(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    onSelect([])
    toast({
      text: t(`admin:members.changed.${deed}`, { count: chosen.length, team: team?.teamName ?? '' }),
      tone: 'good',
    })
  }

  return (
    <div className={styles.bar}>
      <CheckField
        label={
          chosen.length === 0
            ? t('admin:members.selectAll', { count: found.length })
            : t('admin:members.selected', { count: chosen.length })
        }
        checked={isAll}
        onChange={(all) => onSelect(all ? found : [])}
      />
      {chosen.length > 0 && (
        <div className={styles.deeds}>
          {team && (
            <>
              <ChoiceSelect
                label={t('admin:members.team')}
                options={teams.map(({ teamId, teamName }) => ({ value: teamId, label: teamName }))}
                value={team.teamId}
                onChange={setWanted}
              />
              <Button tone="soft" size="small" icon={UserPlusIcon} busy={isBusy} onPress={() => change('addToTeam')}>
                {t('admin:members.addToTeam')}
              </Button>
              <Button tone="outline" size="small" busy={isBusy} onPress={() => change('removeFromTeam')}>
                {t('admin:members.removeFromTeam')}
              </Button>
            </>
          )}
          <Button tone="dangerOutline" size="small" icon={UserMinusIcon} busy={isBusy} onPress={() => change('remove')}>
            {t('admin:members.removeSelected')}
          </Button>
        </div>
      )}
    </div>
  )
}
