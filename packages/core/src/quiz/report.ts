/** Why somebody reports a quiz or a question, as it is stored and sent (contract §5). */
export const REPORT_REASONS = ['wrong answer', 'unkind', 'not for this age', 'copied', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What an administrator decides about what was reported. */
export const DECISIONS = ['keep', 'takeDown'] as const
export type Decision = (typeof DECISIONS)[number]
