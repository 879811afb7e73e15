import { t } from '../../messages/studio.ts'

/** What Premium gives. */
export const premiumBenefits = () => [
  t('pricing:premium.members'),
  t('pricing:premium.quizzes'),
  t('pricing:premium.reports'),
  t('pricing:premium.login'),
]
