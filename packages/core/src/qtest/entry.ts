import { isEmail } from '../accounts/field-rules.ts'
import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'
import type { Circumstances } from '../play/circumstances.ts'
import { readName } from '../play/read-name.ts'
import type { EntryRefusal } from './commands.ts'
import type { EntryDetails } from './schedule.ts'
import type { QTest } from './state.ts'
import { keepsEmail } from './state.ts'

/** The participant's name, cleaned from the typed one; undefined when nothing is left. */
export const calledBy = (
  typed: string,
  { maskRudeWords }: Pick<Circumstances, 'maskRudeWords'>,
): string | undefined => {
  const name = readName(typed)
  return name.ok ? maskRudeWords(name.value) : undefined
}

const cleanAnswer = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ').trim()

/** What was answered to the fields that are asked, by their names, in which case counts; what nobody asked for is dropped. Rule QT9. */
const readFields = (
  sent: EntryDetails['fields'],
  asked: readonly string[],
): Result<Record<string, string>, EntryRefusal> => {
  const answers = asked.map(
    (field) => [field, cleanAnswer(Object.hasOwn(sent, field) ? (sent[field] ?? '') : '')] as const,
  )
  if (answers.some(([, answer]) => answer === '')) return refuse('player/field-empty')
  if (answers.some(([, answer]) => Array.from(answer).length > LIMITS.additionalAnswerCharacters))
    return refuse('player/field-too-long')
  return ok(Object.fromEntries(answers))
}

/** What somebody who begins again is known by besides: what was told before stays, what is asked since is read. Rule QT49. */
export const readNewFields = (
  { settings }: QTest,
  known: EntryDetails['fields'],
  sent: EntryDetails['fields'],
): Result<Record<string, string>, EntryRefusal> => {
  const asked = settings.additionalFields.filter((field) => !Object.hasOwn(known, field))
  const read = readFields(sent, asked)
  return read.ok ? ok({ ...known, ...read.value }) : read
}

/** What a newcomer is known by. */
export interface Entry {
  name: string
  /** Null for members, whose account has it, and where the quiz is for the young: checked for its form, then dropped. Rule QT10. */
  email: string | null
  fields: Record<string, string>
}

/** Reads what a newcomer typed; the first failing field refuses. Rules QT9, QT10. */
export const readEntry = (
  qtest: QTest,
  details: EntryDetails,
  { isMember, maskRudeWords }: { isMember: boolean } & Pick<Circumstances, 'maskRudeWords'>,
): Result<Entry, EntryRefusal> => {
  const name = readName(details.name)
  if (!name.ok) return name
  const email = details.email.trim()
  if (email === '') return refuse('player/email-empty')
  if (!isEmail(email)) return refuse('player/email-invalid')
  const fields = readFields(details.fields, qtest.settings.additionalFields)
  if (!fields.ok) return fields
  return ok({
    name: maskRudeWords(name.value),
    email: isMember || !keepsEmail(qtest) ? null : email,
    fields: fields.value,
  })
}
