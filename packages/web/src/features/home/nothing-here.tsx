import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { t } from './nothing-here-messages.ts'

/** An address that leads nowhere. */
export const NothingHere = () => (
  <StageGround scene="hills">
    <StageHeader start={<Brand />} />
    <main style={{ display: 'grid', flex: 1, paddingInline: 'var(--margin)' }}>
      <EmptyState
        heading="h1"
        mood="thinking"
        title={t('title')}
        sentence={t('sentence')}
        action={<ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>}
      />
    </main>
  </StageGround>
)
