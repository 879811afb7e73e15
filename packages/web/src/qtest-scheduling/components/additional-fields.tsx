import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { LIMITS } from '@quokka/core/limits'
import { additionalFieldNames, asksTooMuch } from '@quokka/core/qtest-schedule-rules'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import { listText } from '../../lib/text/list-text.ts'
import { FieldError } from '../../ui/stage/controls/field-error.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import { fieldNamesOf } from '../schedule-draft.ts'
import type { Schedule } from '../use-schedule.ts'
import styles from './additional-fields.module.css'

/** What parts the names of a pasted list, such as the head of a sheet. */
const SEPARATORS = /[,،;؛\t\r\n]+/u

/** Also that of an Arabic keyboard. */
const COMMA = /[,،]/u

const ALWAYS = ['name', 'email'] as const

/** What participants are asked besides name and email: a comma makes a chip of what is typed. Rule QH4. */
export const AdditionalFields = ({ draft, faults, change, fieldsRefusal }: Schedule) => {
  const { fields, typed } = draft
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const tooPrivate = fieldNamesOf(draft).filter(asksTooMuch)
  const { hasTooManyFields, tooLongFields } = faults
  const isTooLong = tooLongFields.length > 0

  useEffect(() => {
    if (fieldsRefusal === '') return
    input.current?.focus()
    // Below the fold of a low window.
    input.current?.closest('div')?.scrollIntoView?.({ block: 'end' })
  }, [fieldsRefusal])

  const add = (names: readonly string[], rest = '') =>
    change({ ...draft, fields: additionalFieldNames([...fields, ...names]), typed: rest })

  const remove = (name: string) => {
    change({ ...draft, fields: fields.filter((field) => field !== name) })
    // The pressed button has gone with its chip.
    input.current?.focus()
  }

  const type = (text: string) => {
    const names = text.split(COMMA)
    const rest = names.pop() ?? ''
    if (names.length > 0) add(names, rest.trimStart())
    else change({ ...draft, typed: text })
  }

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add([typed])
    const last = fields.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!SEPARATORS.test(text)) return
    event.preventDefault()
    add((typed + text).split(SEPARATORS))
  }

  const describedBy = [
    hasTooManyFields && 'error',
    isTooLong && 'too-long',
    fieldsRefusal && 'refusal',
    tooPrivate.length > 0 && 'warning',
    'help',
  ]
    .flatMap((part) => (part ? `${id}-${part}` : []))
    .join(' ')

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {t('fields.label')}
        </label>
        <span className={styles.quiet}>{t('fields.optional')}</span>
      </div>
      <ul className={styles.box}>
        {ALWAYS.map((name) => (
          <li key={name} className={styles.locked}>
            <Icon of={LockSimpleIcon} size={18} />
            {t(`fields.${name}`)} <VisuallyHidden>{t('fields.always')}</VisuallyHidden>
          </li>
        ))}
        {fields.map((field) => (
          <li key={field} className={styles.chip}>
            <bdi>{field}</bdi>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('fields.remove', { field })}
              onClick={() => remove(field)}
            >
              <Icon of={XIcon} size={18} />
            </button>
          </li>
        ))}
        <li className={styles.place}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            value={typed}
            autoComplete="off"
            enterKeyHint="enter"
            aria-invalid={hasTooManyFields || isTooLong || undefined}
            aria-describedby={describedBy}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
          />
        </li>
      </ul>
      <div role="status">
        <VisuallyHidden>{t('fields.asked', { count: fields.length })}</VisuallyHidden>
        {hasTooManyFields && (
          <FieldError id={`${id}-error`}>{t('fields.tooMany', { count: LIMITS.additionalFields })}</FieldError>
        )}
        {isTooLong && (
          <FieldError id={`${id}-too-long`}>
            {t('fields.tooLong', { count: LIMITS.additionalFieldCharacters, fields: listText(tooLongFields) })}
          </FieldError>
        )}
        {fieldsRefusal && <FieldError id={`${id}-refusal`}>{fieldsRefusal}</FieldError>}
        {tooPrivate.length > 0 && (
          <p id={`${id}-warning`} className={styles.warning}>
            <Icon of={WarningIcon} size={18} />
            {t('fields.asksTooMuch', { fields: listText(tooPrivate) })}
          </p>
        )}
      </div>
      <p id={`${id}-help`} className={styles.quiet}>
        {t('fields.help')}
      </p>
    </div>
  )
}
