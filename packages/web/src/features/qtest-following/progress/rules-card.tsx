import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { QTestProgress } from '../api/load-progress.ts'
import styles from './rules-card.module.css'

const RULES = ['showAnswer', 'showResult', 'retakeFlag'] as const

/** What the host chose: what participants see, and what they are asked for. */
export const RulesCard = ({ progress }: { progress: QTestProgress }) => {
  const always = (['name', 'email'] as const).map((field) => t(`qtestFollowing:progress.askedAlways.${field}`))
  return (
    <Card title={t('qtestFollowing:progress.rules')} className={styles.card}>
      <dl className={styles.rules}>
        {RULES.map((rule) => (
          <div key={rule} className={styles.rule}>
            <dt>{t(`qtestFollowing:progress.${rule}`)}</dt>
            <dd>
              {progress[rule] ? (
                <Tag tone="good" icon={CheckIcon}>
                  {t('qtestFollowing:progress.on')}
                </Tag>
              ) : (
                <Tag icon={XIcon}>{t('qtestFollowing:progress.off')}</Tag>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.asked}>
        <h3 className={styles.title}>{t('qtestFollowing:progress.asked')}</h3>
        <ul className={styles.fields}>
          {[...always, ...progress.additionalFields].map((field) => (
            <li key={field} className={styles.field}>
              <bdi>{field}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
