import type { Organisation } from '@quokka/contract/http'
import { useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { nameOfPerson } from '../accounts/name-of-person.ts'
import styles from './organisations.module.css'

interface MemberItemProps {
  member: Organisation['members'][number]
  teams: Organisation['teams']
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onTeams: (teamIds: string[]) => Promise<Outcome<Organisation>>
  onRemove: () => void
}

/** One member with the teams, which are saved as they are checked. */
export const MemberItem = ({ member, teams, isSelected, onSelect, onTeams, onRemove }: MemberItemProps) => {
  // Ahead of the server, so that two quick checks do not undo each other; undefined while both agree.
  const [wanted, setWanted] = useState<readonly string[]>()
  const toast = useToast()
  const name = nameOfPerson(member)
  const chosen = (wanted ?? member.teamIds).filter((id) => teams.some(({ teamId }) => teamId === id))

  const set = async (teamId: string, isIn: boolean) => {
    const next = isIn ? [...chosen, teamId] : chosen.filter((id) => id !== teamId)
    setWanted(next)
    const answer = await onTeams(next)
    setWanted((latest) => (latest === next ? undefined : latest))
    if (answer.ok) toast({ text: t('admin:members.teamsSaved', { name }), tone: 'good' })
    else toast({ text: answer.sentence, tone: 'bad' })
  }

  return (
    <li className={styles.member}>
      <div className={styles.memberHead}>
        <input
          type="checkbox"
          className={styles.select}
          aria-label={t('admin:members.select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <div className={styles.words}>
          <p dir="auto" className={styles.memberName}>
            {name}
          </p>
          <p className={styles.counts}>
            {[member.userName, member.email].filter((text) => text !== '' && text !== name).join(' · ')}
          </p>
        </div>
        <Button tone="outline" size="small" aria-label={t('admin:members.removeNamed', { name })} onPress={onRemove}>
          {t('admin:members.remove')}
        </Button>
      </div>
      {teams.length > 0 && (
        <fieldset className={styles.teams} aria-label={t('admin:members.teamsOf', { name })}>
          {teams.map(({ teamId, teamName }) => (
            <CheckField
              key={teamId}
              label={teamName}
              checked={chosen.includes(teamId)}
              onChange={(isIn) => set(teamId, isIn)}
            />
          ))}
        </fieldset>
      )}
    </li>
  )
}
