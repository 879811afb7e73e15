import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { inSlots, isBlank, repeatedIn } from '../families/slots.ts'
import { t } from './editor-messages.ts'

export interface DndFields {
  /** From first to last; up to two may be empty. */
  slots: string[]
}

const { min, max } = LIMITS.orderedItems
const filled = (slots: readonly string[]) => slots.map((text) => text.trim()).filter((text) => text !== '')

export const dndForm: DraftForm<DndFields> = {
  empty: { slots: inSlots([], max) },
  schema: z.object({ slots: z.array(z.string()).check(z.length(max)) }),
  fromRead: ({ correctAnswer }) => ({ slots: inSlots(readSentList(correctAnswer), max) }),
  // The server shuffles what is offered.
  toSent: ({ slots }) => ({ correctAnswer: filled(slots) }),
  missing: ({ slots }) => {
    if (slots.filter(isBlank).length > max - min) return t('missingItems')
    return repeatedIn(slots).size > 0 ? t('repeatedItems') : undefined
  },
  answers: ({ slots }) => filled(slots).map((text, index) => ({ text: `${index + 1}. ${text}`, isRight: true })),
  texts: ({ slots }) =>
    slots.map((text, index) => ({ name: t('item', { number: index + 1 }), text, most: LIMITS.optionCharacters })),
  withTexts: (_fields, texts) => ({ slots: [...texts] }),
  named: ({ slots }) => slots.map((text, index) => ({ name: t('item', { number: index + 1 }), text })),
}
