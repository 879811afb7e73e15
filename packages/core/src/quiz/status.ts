/** The states of a quiz as requests name them; `inactive` means deleted (contract §2). */
export const QUIZ_STATUSES = ['draft', 'published', 'inactive'] as const
export type QuizStatus = (typeof QUIZ_STATUSES)[number]

/** The codes by which answers name them (contract §2). */
export const STATUS_CODES = ['DRF', 'PUB', 'INA'] as const
export type StatusCode = (typeof STATUS_CODES)[number]

const CODES = { draft: 'DRF', published: 'PUB', inactive: 'INA' } as const satisfies Record<QuizStatus, StatusCode>

export const statusCodeOf = (status: QuizStatus): StatusCode => CODES[status]
