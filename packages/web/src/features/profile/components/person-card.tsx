import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import type { Profile } from '@quokka/contract/http'
import { COUNTRY_CODE } from '@quokka/core/accounts'
import { nameOf } from '../../../account/account.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ageGroupText } from '../../../lib/text/age-group-text.ts'
import { t } from '../../../messages/studio.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Facts } from '../../../ui/studio/display/facts.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './person-card.module.css'

/** What others see of the account. */
export const PersonCard = ({ profile }: { profile: Profile }) => {
  const ageGroup = profile['custom:age_group']
  const facts = [
    [t('profile:phone'), profile.phone_number.slice(COUNTRY_CODE.length)],
    [t('profile:city'), profile.locale],
    [t('profile:email'), profile.email],
    [t('profile:ageGroup'), ageGroup ? ageGroupText(ageGroup) : ''],
    [t('profile:plan'), t(`studio:roles.${profile.role}`)],
  ] as const
  const missing = <span className={styles.missing}>{t('profile:notGiven')}</span>
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Avatar avatar={profile.picture} size={112} alt={t('profile:picture')} />
        <div className={styles.names}>
          <h2 className={styles.name}>{nameOf(profile)}</h2>
          <p className={styles.username}>
            <bdi>{`@${profile.username}`}</bdi>
          </p>
        </div>
      </div>
      {profile.profile && <p className={styles.introduction}>{profile.profile}</p>}
      <Facts facts={facts.map(([term, fact]) => [term, fact || missing])} />
      <div className={styles.actions}>
        <ButtonLink to={paths.editProfile} icon={PencilSimpleIcon}>
          {t('profile:edit')}
        </ButtonLink>
      </div>
    </Card>
  )
}
