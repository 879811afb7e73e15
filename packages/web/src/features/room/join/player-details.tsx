import { useLocation, useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { DetailsScreen } from './details-screen.tsx'

/** Details of somebody who is about to host; the quiz that the address names is handed on. */
export const PlayerDetails = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <DetailsScreen
      title={t('join:whoIsHosting')}
      submitLabel={t('join:continue')}
      onDone={() => navigate(paths.quizSelection + search)}
    />
  )
}
