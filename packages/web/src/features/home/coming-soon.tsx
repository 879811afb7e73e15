import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/t.ts'
import { Brand } from '../../ui/stage/brand.tsx'
import { ButtonLink } from '../../ui/stage/button-link.tsx'
import { EmptyState } from '../../ui/stage/empty-state.tsx'
import { StageGround } from '../../ui/stage/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/stage-header.tsx'

/** What is not built yet says so. */
export const ComingSoon = () => (
  <StageGround scene="hills">
    <StageHeader start={<Brand />} />
    <main style={{ display: 'grid', flex: 1, paddingInline: 'var(--margin)' }}>
      <EmptyState
        heading="h1"
        mood="thinking"
        title={t('home:comingSoonTitle')}
        sentence={t('home:comingSoon')}
        action={<ButtonLink to={paths.home}>{t('home:goHome')}</ButtonLink>}
      />
    </main>
  </StageGround>
)
