import * as z from 'zod'
import { isPermutation } from '../common.ts'
import { fold } from '../fold.ts'
import type { Reading, Tally, Verdict } from '../kind.ts'

/** A question answered by putting `offered` into the order of `answers`. */
interface OrderedList {
  answers: readonly string[]
  offered: readonly string[]
}

/** Whether an author has chosen the order in which the items are offered: any but the solution. */
export const isInAnotherOrder = ({ answers, offered }: OrderedList): boolean =>
  answers.some((answer, index) => answer !== offered[index])

const WireOrder = z.array(z.string())

/** Reads a submitted order: a JSON list as text (contract §10); undefined when it is none. */
const orderFromWire = (answer: string): string[] | undefined => {
  try {
    return WireOrder.safeParse(JSON.parse(answer)).data
  } catch {
    return undefined
  }
}

const foldAll = (items: readonly string[]): string[] => items.map(fold)

export const isOrderOfOffered = (question: OrderedList, answer: string): boolean => {
  const order = orderFromWire(answer)
  return order !== undefined && isPermutation(foldAll(order), foldAll(question.offered))
}

export const judgeOrder = (question: OrderedList, answer: string): Verdict => {
  const order = orderFromWire(answer)
  if (order === undefined) return 'none'
  return order.length === question.answers.length &&
    order.every((item, index) => fold(item) === fold(question.answers[index] ?? ''))
    ? 'right'
    : 'wrong'
}

/** Two bars: an order is right as a whole or not at all. */
export const tallyOrders = (question: OrderedList, answers: readonly string[]): Tally => {
  const right = answers.filter((answer) => judgeOrder(question, answer) === 'right').length
  return {
    labels: ['Right', 'Wrong'],
    values: [right, answers.length - right],
    toolTipMessages: [question.answers.join(', '), 'Another order'],
    correctAnswerIndex: 0,
  }
}

/** An order as its author wrote the items; `write` says how a list of them stands in one line. */
export const readOrder = (
  question: OrderedList,
  answer: string,
  write: (items: readonly string[]) => string,
): Reading => {
  const order = foldAll(orderFromWire(answer) ?? [])
  const own = new Map(question.offered.map((item) => [fold(item), item]))
  return { text: write(order.map((item) => own.get(item) ?? item)), comparedBy: JSON.stringify(order) }
}

/** The one order that is right. */
export const rightOrder = ({ answers }: OrderedList): string[] => [JSON.stringify(answers)]
