import { isEntryComplete } from '@quokka/core/qtest-schedule'
import type { Entry } from './entry.ts'
import type { OwnDetails } from './use-own-details.ts'

/** What a participant has typed; a name and an email of a profile go before it. */
export interface TypedEntry {
  name: string
  email: string
  fields: Readonly<Record<string, string>>
  /** Of the host's list, where codes are asked for. */
  code: string
}

export const NOTHING_TYPED: TypedEntry = { name: '', email: '', fields: {}, code: '' }

/** The name that the profile gives: none where the host has listed names, which are spelt as the host does. Rules QP3, QP21. */
export const ownName = (own: OwnDetails, { access }: Pick<Entry, 'access'>): string =>
  access === 'names' ? '' : own.name

/** What will be sent: trimmed, with the fields that are asked for now and no others. */
export const entryOf = (typed: TypedEntry, own: OwnDetails, entry: Entry): TypedEntry => ({
  name: (ownName(own, entry) || typed.name).trim(),
  email: (own.email || typed.email).trim(),
  fields: Object.fromEntries(
    entry.additionalFields.map((field) => [
      field,
      Object.hasOwn(typed.fields, field) ? (typed.fields[field] ?? '').trim() : '',
    ]),
  ),
  code: entry.access === 'codes' ? typed.code.trim() : '',
})

/** Rule QT5. */
export const isComplete = (entry: TypedEntry, { additionalFields, access }: Entry): boolean =>
  isEntryComplete(entry, additionalFields) && (access !== 'codes' || entry.code !== '')
