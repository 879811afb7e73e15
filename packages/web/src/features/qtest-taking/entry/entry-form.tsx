import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { FieldError } from '../../../ui/stage/controls/field-error.tsx'
import { TextField } from '../../../ui/stage/controls/text-field.tsx'
import { Tooltip } from '../../../ui/stage/feedback/tooltip.tsx'
import { t } from '../messages.ts'
import type { Entry } from './entry.ts'
import styles from './entry-form.module.css'
import type { TypedEntry } from './typed-entry.ts'
import { entryOf, isComplete, ownName } from './typed-entry.ts'
import type { OwnDetails } from './use-own-details.ts'

interface EntryFormProps {
  entry: Entry
  typed: TypedEntry
  own: OwnDetails
  onType: (typed: TypedEntry) => void
  /** Why it could not begin; empty while nothing is known against it. */
  fault: string
  /** Why nobody can begin just now; empty where somebody can. */
  notNow: string
  busy: boolean
  /** Another button is the first thing to do. */
  isSecond: boolean
  onProceed: (entry: TypedEntry) => void
}

/** Name, email and what the host asks besides; PROCEED is disabled until all is there. Rules QP2, QP3. */
export const EntryForm = ({ entry, typed, own, onType, fault, notNow, busy, isSecond, onProceed }: EntryFormProps) => {
  const { additionalFields, keepsEmail, access } = entry
  const shown = entryOf(typed, own, entry)
  const name = ownName(own, entry)
  const complete = isComplete(shown, entry) && notNow === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete && !busy) onProceed(shown)
  }
  return (
    <form className={styles.form} aria-label={t('details')} onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        maxLength={LIMITS.playerNameCharacters}
        required
        readOnly={name !== ''}
        value={name || typed.name}
        {...(access === 'names' && { hint: t('nameListed') })}
        onChange={(changed) => onType({ ...typed, name: changed })}
      />
      {access === 'codes' && (
        <TextField
          label={t('code')}
          name="code"
          autoComplete="off"
          required
          value={typed.code}
          hint={t('codeHelp')}
          onChange={(code) => onType({ ...typed, code })}
        />
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailCharacters}
        required
        readOnly={own.email !== ''}
        value={own.email || typed.email}
        {...(own.email === '' && !keepsEmail && { hint: t('emailUnkept') })}
        onChange={(email) => onType({ ...typed, email })}
      />
      {additionalFields.map((field) => (
        <TextField
          key={field}
          label={field}
          maxLength={LIMITS.additionalAnswerCharacters}
          required
          value={Object.hasOwn(typed.fields, field) ? (typed.fields[field] ?? '') : ''}
          onChange={(value) => onType({ ...typed, fields: { ...typed.fields, [field]: value } })}
        />
      ))}
      <div className={styles.foot}>
        <div role="alert">{fault && <FieldError id="entry-fault">{fault}</FieldError>}</div>
        <Tooltip text={complete ? undefined : notNow || t('incomplete')} wide>
          {(describedBy) => (
            <Button
              type="submit"
              wide
              tone={isSecond ? 'dark' : 'wattle'}
              disabled={!complete}
              busy={busy}
              className={complete ? undefined : styles.asleep}
              aria-describedby={describedBy}
            >
              {t('proceed')}
            </Button>
          )}
        </Tooltip>
      </div>
    </form>
  )
}
