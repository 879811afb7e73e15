import type { PremiumPlan } from '@quokka/core/prices'
import { PREMIUM_PLANS } from '@quokka/core/prices'
import { paths } from '../../lib/navigation/paths.ts'

const PLAN = 'plan'

/** The page of the plans with one of them chosen. */
export const plansWith = (plan: PremiumPlan): string => `${paths.pricing}?${new URLSearchParams({ [PLAN]: plan })}`

/** The plan that the page's address chooses; undefined without one. */
export const chosenBefore = (search: string): PremiumPlan | undefined => {
  const wanted = new URLSearchParams(search).get(PLAN)
  return PREMIUM_PLANS.find((plan) => plan === wanted)
}
