import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { useId } from 'react'
import { t } from '../../messages/studio.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { TeamChoice } from '../api/use-team-choice.ts'
import styles from './publish.module.css'

interface PlayersFieldProps {
  choice: TeamChoice
  onChange: (choice: TeamChoice) => void
}

/** A team, with its organisation where that is another one; each name reads in its own direction. */
const TeamName = ({ of: teamName, within }: { of: string; within: string | undefined }) => (
  <>
    <bdi>{teamName}</bdi>
    {within !== undefined && (
      <>
        , <bdi>{within}</bdi>
      </>
    )}
  </>
)

/** Everyone, or teams, which wake when it is not everyone. */
export const PlayersField = ({ choice, onChange }: PlayersFieldProps) => {
  const { isPublic, teams, chosenIds, fixed } = choice
  const id = useId()

  const setTeam = (teamId: string, isIn: boolean) =>
    onChange({ ...choice, chosenIds: isIn ? [...chosenIds, teamId] : chosenIds.filter((id) => id !== teamId) })

  const privateSentence = () => {
    if (fixed.length > 0) return t(`access:publishing.${teams.length === 0 ? 'onlyStaying' : 'withStaying'}`)
    if (teams.length === 0) return t('access:publishing.noTeams')
    return chosenIds.length === 0 ? t('access:publishing.noneChosen') : t('access:publishing.privateNow')
  }

  return (
    <>
      <label className={styles.everyone}>
        <input
          type="checkbox"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-help`}
          checked={isPublic}
          onChange={(event) => onChange({ ...choice, isPublic: event.currentTarget.checked })}
        />
        <span className={styles.box}>{isPublic && <Icon of={CheckIcon} size={18} />}</span>
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            {t('access:publishing.makePublic')}
          </span>
          <span id={`${id}-help`} role="status" className={styles.help}>
            {isPublic ? t('access:publishing.publicNow') : privateSentence()}
          </span>
        </span>
        <Icon of={GlobeIcon} size={24} className={styles.globe} />
      </label>
      {teams.length > 0 && (
        <fieldset disabled={isPublic}>
          <legend className={styles.legend}>{t('access:publishing.teams')}</legend>
          <div className={styles.teams}>
            {teams.map(({ teamId, teamName, organisationName }) => (
              <label key={teamId} className={styles.team}>
                <input
                  type="checkbox"
                  checked={chosenIds.includes(teamId)}
                  onChange={(event) => setTeam(teamId, event.currentTarget.checked)}
                />
                <Icon of={chosenIds.includes(teamId) ? CheckIcon : UsersThreeIcon} size={20} />
                <span className={styles.teamName}>
                  <TeamName of={teamName} within={organisationName} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {fixed.length > 0 && (
        <ul className={styles.fixed} aria-label={t('access:publishing.otherTeams')}>
          {fixed.map(({ teamId, teamName, organisationName }) => (
            <li key={teamId} className={styles.fixedTeam}>
              <Icon of={LockSimpleIcon} size={18} />
              <span className={styles.teamName}>
                <TeamName of={teamName} within={organisationName} />: {t('access:publishing.stays')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
