import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn, tagsWithin, textOf } from '../../../text/markup.ts'

/** What an item says is right; by the identifier of the response. */
export interface Response {
  /** Each value as it stands: an identifier, a text, or a pair of identifiers. */
  right: readonly string[]
  /** Other values that earn something. */
  others: readonly string[]
}

const COMPARISONS = ['match', 'stringMatch', 'equal', 'equalRounded', 'member', 'containsString']

/** Values that the processing compares the response with, where its declaration says nothing. */
const comparedWith = (item: Tag, id: string): string[] =>
  tagsWithin(item, ...COMPARISONS).flatMap((comparison) => {
    const isOf = tagsWithin(comparison, 'variable').some((variable) => variable.attributes.get('identifier') === id)
    return isOf ? tagsWithin(comparison, 'baseValue').map((value) => textOf(value).trim()) : []
  })

/** The responses that an item declares. */
export const responsesOf = (item: Tag): ReadonlyMap<string, Response> =>
  new Map(
    tagsIn(item, 'responseDeclaration').map((declared): [string, Response] => {
      const id = declared.attributes.get('identifier') ?? ''
      const correct = tagIn(declared, 'correctResponse')
      const values = correct === undefined ? [] : tagsIn(correct, 'value').map((value) => textOf(value).trim())
      const entries = tagsWithin(declared, 'mapEntry').map(({ attributes }) => ({
        key: (attributes.get('mapKey') ?? '').trim(),
        points: Number(attributes.get('mappedValue')),
      }))
      const most = Math.max(0, ...entries.map(({ points }) => points))
      const mapped = entries.filter(({ points }) => points > 0)
      const isSingle = declared.attributes.get('cardinality') === 'single'
      const earning = isSingle ? mapped.filter(({ points }) => points === most) : mapped
      const keys = earning.map(({ key }) => key)
      const right = values.length > 0 ? values : keys.length > 0 ? keys : comparedWith(item, id)
      return [id, { right, others: keys.filter((key) => !right.includes(key)) }]
    }),
  )
