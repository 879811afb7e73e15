import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { t } from './coming-soon-messages.ts'

const WayHome = ({ title, sentence }: { title: string; sentence: string }) => (
  <StageGround scene="hills">
    <StageHeader start={<Brand />} />
    <main style={{ display: 'grid', flex: 1, paddingInline: 'var(--margin)' }}>
      <EmptyState
        heading="h1"
        mood="thinking"
        title={title}
        sentence={sentence}
        action={<ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>}
      />
    </main>
  </StageGround>
)

/** What is not built yet says so. */
export const ComingSoon = () => <WayHome title={t('comingSoonTitle')} sentence={t('comingSoon')} />

/** An address that leads nowhere. */
export const NothingHere = () => <WayHome title={t('nothingTitle')} sentence={t('nothing')} />
