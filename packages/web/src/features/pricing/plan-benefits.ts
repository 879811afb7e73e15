import { freeSeats } from '../../lib/page/brand.ts'
import { pageSetting } from '../../lib/page/page-setting.ts'
import { t } from '../../messages/studio.ts'

/** What costs nothing gives, by the installation's own numbers. */
export const freeBenefits = () => {
  const quizzes = Number(pageSetting('free-quizzes', document))
  return [
    t('pricing:free.members', { count: freeSeats() }),
    quizzes > 0 ? t('pricing:free.quizzes', { count: quizzes }) : t('pricing:free.quizzesUncounted'),
    t('pricing:free.slides'),
  ]
}

/** What Premium gives. */
export const premiumBenefits = () => [
  t('pricing:premium.members'),
  t('pricing:premium.quizzes'),
  t('pricing:premium.reports'),
  t('pricing:premium.login'),
]
