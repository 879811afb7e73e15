/** Why somebody complains about a quiz or a question, as it is stored and sent (contract §5). */
export const COMPLAINT_REASONS = ['wrong answer', 'unkind', 'not for this age', 'copied', 'other'] as const
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number]

/** What an administrator decides about a complaint. */
export const DECISIONS = ['keep', 'takeDown'] as const
export type Decision = (typeof DECISIONS)[number]
