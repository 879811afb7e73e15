/** What is sold, by the codes that are sent (contract §8). */
export const PREMIUM_PLANS = ['Premium_Yearly', 'Premium_Monthly'] as const
export type PremiumPlan = (typeof PREMIUM_PLANS)[number]

export const CURRENCY = 'INR' as const

/** Prices in paise: the only ones there are, whatever a browser or a provider says. */
export const PRICES: Readonly<Record<PremiumPlan, number>> = {
  Premium_Yearly: 10_000_00,
  Premium_Monthly: 999_00,
}

/** How many months one payment is for. */
export const MONTHS: Readonly<Record<PremiumPlan, number>> = { Premium_Yearly: 12, Premium_Monthly: 1 }
