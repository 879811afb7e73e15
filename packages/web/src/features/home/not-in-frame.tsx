import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import styles from './not-in-frame.module.css'
import { t } from './nothing-here-messages.ts'

/** What another site has in its frame instead of a page that may not stand there. */
export const NotInFrame = () => (
  <StageGround scene="hills">
    <main className={styles.main}>
      <EmptyState
        heading="h1"
        mood="thinking"
        title={t('framedTitle')}
        sentence={t('framed')}
        action={
          <a className={styles.tab} href={location.href} target="_blank" rel="noopener">
            {t('openInTab')}
          </a>
        }
      />
    </main>
  </StageGround>
)
