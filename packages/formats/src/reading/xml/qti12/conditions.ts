import type { Tag } from '../../../text/markup.ts'
import { isTag, tagIn, tagsIn, tagsWithin, textOf } from '../../../text/markup.ts'

/** A response and a value that it is compared with. */
interface Compared {
  response: string
  value: string
  points: number
}

const comparedIn = (condition: Tag): Omit<Compared, 'points'>[] =>
  condition.children.flatMap((node) => {
    if (!isTag(node) || node.name === 'not') return []
    if (node.name !== 'varequal') return comparedIn(node)
    return [{ response: node.attributes.get('respident') ?? '', value: textOf(node).trim() }]
  })

/** `SCORE.max` and the like are all that can be had. */
const pointsOf = (condition: Tag): number => {
  const said = tagsIn(condition, 'setvar').map((set) => textOf(set).trim())
  if (said.length === 0) return condition.attributes.get('title') === 'correct' ? 1 : 0
  return Math.max(
    ...said.map((one) => (Number.isNaN(Number(one)) ? (/max/iu.test(one) ? Number.MAX_VALUE : 0) : Number(one))),
  )
}

/** The values of each response that earn the most, in their order; all that earn anything where `takesAll`. */
export const rightValues = (item: Tag, takesAll: boolean): ReadonlyMap<string, readonly string[]> => {
  const processing = tagIn(item, 'resprocessing')
  const compared = (processing === undefined ? [] : tagsWithin(processing, 'respcondition')).flatMap((condition) => {
    const points = pointsOf(condition)
    const variables = tagIn(condition, 'conditionvar')
    return points > 0 && variables !== undefined ? comparedIn(variables).map((one) => ({ ...one, points })) : []
  })
  const right = new Map<string, string[]>()
  for (const response of new Set(compared.map((one) => one.response))) {
    const own = compared.filter((one) => one.response === response)
    const most = Math.max(...own.map(({ points }) => points))
    const values = own.filter(({ points }) => takesAll || points === most).map(({ value }) => value)
    right.set(response, [...new Set(values)])
  }
  return right
}
