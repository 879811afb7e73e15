import { isEntryComplete } from '@quokka/core/qtest-schedule'
import type { Entry } from './entry.ts'
import type { OwnDetails } from './use-own-details.ts'

/** What a participant has typed; a name and an email of a profile go before it. */
export interface TypedEntry {
  name: string
  email: string
  fields: Readonly<Record<string, string>>
}

export const NOTHING_TYPED: TypedEntry = { name: '', email: '', fields: {} }

/** What will be sent: trimmed, with the fields that are asked for now and no others. */
export const entryOf = (typed: TypedEntry, own: OwnDetails, { additionalFields }: Entry): TypedEntry => ({
  name: (own.name || typed.name).trim(),
  email: (own.email || typed.email).trim(),
  fields: Object.fromEntries(
    additionalFields.map((field) => [
      field,
      Object.hasOwn(typed.fields, field) ? (typed.fields[field] ?? '').trim() : '',
    ]),
  ),
})

/** Rule QT5. */
export const isComplete = (entry: TypedEntry, { additionalFields }: Entry): boolean =>
  isEntryComplete(entry, additionalFields)
