import type { PremiumPlan } from '@quokka/core/billing'

const NAMES: Readonly<Record<PremiumPlan, string>> = {
  Premium_Yearly: 'Premium for a year',
  Premium_Monthly: 'Premium for a month',
}

/** A plan as receipts call it. */
export const planName = (plan: PremiumPlan): string => NAMES[plan]
