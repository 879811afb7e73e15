import type { FieldFailure } from '@quokka/core/accounts'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { said } from '../language/said.ts'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** The failures of `checkForm`, by field. */
export const errorsByField = <Field extends string>(failures: readonly FieldFailure<Field>[]): FieldErrors<Field> => {
  const errors: FieldErrors<Field> = {}
  for (const { field, message, says } of failures) errors[field] = said(says, message)
  return errors
}

type Focusable = HTMLInputElement | HTMLTextAreaElement

interface FormOptions<Field extends string> {
  /** In the order in which the fields are checked. */
  initial: Readonly<Record<Field, string>>
  /** What is wrong, by field; empty when all is well. */
  check: (values: Readonly<Record<Field, string>>) => FieldErrors<Field>
  /** Called with values that passed. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>
}

/** A form of texts: an error goes as soon as its field changes, and the focus goes to the first field that is wrong. */
export const useForm = <Field extends string>({ initial, check, send }: FormOptions<Field>) => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [isSending, setIsSending] = useState(false)
  const inputs = useRef<Partial<Record<Field, Focusable | null>>>({})

  const change = (field: Field, value: string, error?: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(
      ({ [field]: _mended, ...others }) => ({ ...others, ...(error && { [field]: error }) }) as FieldErrors<Field>,
    )
  }

  const focus = (name: Field) => inputs.current[name]?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = check(values)
    setErrors(found)
    const wrong = (Object.keys(initial) as Field[]).find((field) => found[field])
    if (wrong) {
      focus(wrong)
      return
    }
    setIsSending(true)
    try {
      await send(values)
    } finally {
      setIsSending(false)
    }
  }

  /** What a field of the form needs. */
  const field = (name: Field) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
    ref: (element: Focusable | null) => {
      inputs.current[name] = element
    },
  })

  return { values, isSending, field, change, focus, submit }
}
