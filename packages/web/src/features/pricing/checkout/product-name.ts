import type { PremiumPlan } from '@quokka/core/prices'
import { brandName } from '../../../lib/page/brand.ts'
import { t } from '../../../messages/studio.ts'

/** What is bought, as a checkout names it. */
export const productName = (plan: PremiumPlan): string =>
  t('pricing:checkout.product', { brand: brandName(), period: t(`pricing:checkout.periods.${plan}`) })
