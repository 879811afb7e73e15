import { qTestOf } from '../../../lib/navigation/paths.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { ButtonLink } from '../../../ui/stage/controls/button-link.tsx'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import { WaitingBanner } from '../../../ui/stage/feedback/waiting-banner.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import type { AttemptState } from '../attempt/attempt-state.ts'
import { HomeLink } from '../home-link.tsx'
import { t } from '../messages.ts'
import styles from './over-page.module.css'

interface OverPageProps {
  state: Extract<AttemptState, { is: 'coming' | 'over' }>
  onRetry: () => void
}

const TITLES = {
  gone: 'unknownTitle',
  removed: 'removedTitle',
  asksMore: 'overTitle',
  failed: 'overTitle',
} as const

interface WaysProps {
  state: Extract<AttemptState, { is: 'over' }>
  onRetry: () => void
}

/** From the start page another participant of the same device begins, also after somebody was removed. */
const Ways = ({ state: { why, attempt }, onRetry }: WaysProps) =>
  why === 'gone' ? (
    <HomeLink />
  ) : (
    <div className={styles.ways}>
      {why === 'failed' && (
        <Button wide onPress={onRetry}>
          {t('ui:retry')}
        </Button>
      )}
      <ButtonLink tone="glass" wide to={qTestOf(attempt.qtestId)}>
        {t('toTheStart')}
      </ButtonLink>
    </div>
  )

/** Between the entry and a question: it is coming, it cannot go on, or the QTest is not there any more. */
export const OverPage = ({ state, onRetry }: OverPageProps) => (
  <StageGround scene="hills">
    <StageHeader start={<Brand />} />
    {state.is === 'coming' && state.line.is === 'lost' && <WaitingBanner {...state.line} />}
    <main className={styles.main}>
      {state.is === 'coming' ? (
        <EmptyState heading="h1" mood="thinking" title={t('coming')} sentence={isolated(state.attempt.qtestName)} />
      ) : (
        <EmptyState
          heading="h1"
          mood="oops"
          title={t(TITLES[state.why])}
          sentence={state.why === 'failed' ? state.sentence : t(state.why === 'gone' ? 'unknown' : 'removed')}
          action={<Ways state={state} onRetry={onRetry} />}
        />
      )}
    </main>
  </StageGround>
)
