import { paths } from '../../lib/navigation/paths.ts'
import { isFramed } from '../../lib/page/is-framed.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { t } from './messages.ts'

/** The way home; a page in another site's frame has none. */
export const HomeLink = ({ tone = 'wattle' }: { tone?: 'wattle' | 'glass' }) =>
  isFramed() ? null : (
    <ButtonLink to={paths.home} tone={tone} wide>
      {t('backToHome')}
    </ButtonLink>
  )
