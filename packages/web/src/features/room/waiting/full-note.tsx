import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { readAccount } from '../../../account/account.ts'
import { readSession } from '../../../account/session.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './full-note.module.css'
import { t } from './host-messages.ts'

/** Only a grown-up with an account can buy more places, and only one without Premium needs to. Rule PR4. */
const canBuy = (): boolean => readAccount()?.userType === 'REGULAR' && readSession().ageGroup === '18+'

/** The room is full: how many wait outside, and where a free host finds more places, in another tab so that the room stays open. */
export const FullNote = ({ waiting }: { waiting: number }) => (
  <p className={styles.full} role="status">
    <Icon of={UsersThreeIcon} size={24} />
    <span>
      {t('allTaken')}
      {waiting > 0 && ` ${t('atDoor', { count: waiting })}`}
    </span>
    {canBuy() && (
      <a className={styles.more} href={paths.pricing} target="_blank" rel="noreferrer">
        {t('morePlaces')}
      </a>
    )}
  </p>
)
