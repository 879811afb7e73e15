import { t } from '../../../messages/studio.ts'
import type { InvitedPerson } from './read-rows.ts'

/** A row as it was sent, and what became of it. */
export interface Invited {
  person: InvitedPerson
  /** Why it was left out; empty for one that is invited. */
  verdict: string
}

/** What a spreadsheet would take for a formula gets an apostrophe: what was pasted may come from anybody. */
const cellOf = (text: string): string => `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The result as a CSV file says it, with the mark by which Excel knows that it is UTF-8. Rule AD20. */
export const resultText = (result: readonly Invited[]): string => {
  const headings = (['userName', 'firstName', 'lastName', 'emailId', 'userType', 'teamName', 'result'] as const).map(
    (column) => t(`admin:invitations.columns.${column}`),
  )
  const rows = result.map(({ person, verdict }) => [
    person.userName,
    person.firstName,
    person.lastName,
    person.emailId,
    person.userType,
    person.teamName,
    verdict || t('admin:invitations.invited'),
  ])
  return `\ufeff${[headings, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}
