import type { FieldRule } from '@quokka/core/accounts'
import { checkForm } from '@quokka/core/accounts'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { said } from '../../../lib/language/said.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'

interface AddForm<Value> {
  /** The field's name in its messages. */
  label: string
  rules: readonly FieldRule[]
  add: (text: string) => Promise<Outcome<Value>>
  /** What is told when it has been added. */
  doneSentence: (text: string) => string
}

/** A form of one text that adds something to a list: checks it, sends it, tells how it went, and is ready for the next. */
export const useAddForm = <Value>({ label, rules, add, doneSentence }: AddForm<Value>) => {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const toast = useToast()

  const refuse = (sentence: string) => {
    setError(sentence)
    ref.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const text = value.trim()
    const [failure] = checkForm([{ field: 'text', label, rules }], { text })
    if (failure) return refuse(said(failure.says, failure.message))
    setIsBusy(true)
    const answer = await add(text)
    setIsBusy(false)
    if (!answer.ok) return refuse(answer.sentence)
    setValue('')
    toast({ text: doneSentence(text), tone: 'good' })
    ref.current?.focus()
  }

  const onChange = (typed: string) => {
    setValue(typed)
    setError(undefined)
  }

  return { submit, isBusy, field: { ref, value, error, onChange } }
}
