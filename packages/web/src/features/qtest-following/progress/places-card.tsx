import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets'
import { t } from '../../../messages/studio.ts'
import { qtestListOf } from '../../../qtest-scheduling/qtest-paths.ts'
import { Switch } from '../../../ui/stage/controls/switch.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { QTestProgress } from '../api/load-progress.ts'
import styles from './places-card.module.css'

interface PlacesCardProps {
  qtestId: string
  progress: QTestProgress
  onLock: (locked: boolean) => void
}

/** How many places are taken, who may take one, and the lock. Rule QE19. */
export const PlacesCard = ({ qtestId, progress, onLock }: PlacesCardProps) => {
  const { started: taken, capacity, access, locked } = progress
  return (
    <Card
      title={t('qtestFollowing:progress.places')}
      help={t('qtestFollowing:progress.takenOf', { taken, capacity })}
      className={styles.card}
    >
      <dl>
        <dt className={styles.title}>{t('qtestFollowing:progress.access.title')}</dt>
        <dd>{t(`qtestFollowing:progress.access.${access}`)}</dd>
      </dl>
      {(access === 'names' || access === 'codes') && (
        <ButtonLink to={qtestListOf(qtestId)} tone="outline" size="small" icon={ListBulletsIcon}>
          {t(`qtestFollowing:progress.showList.${access}`)}
        </ButtonLink>
      )}
      <div className={styles.lock}>
        <Switch
          label={t('qtestFollowing:progress.lock')}
          help={t('qtestFollowing:progress.lockHelp')}
          checked={locked}
          onChange={onLock}
        />
      </div>
    </Card>
  )
}
