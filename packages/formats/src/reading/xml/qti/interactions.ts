import type { Exchanged } from '@quokka/core/questions'
import type { Markup, Tag } from '../../../text/markup.ts'
import { isTag, tagIn, tagsIn, tagsWithin } from '../../../text/markup.ts'
import { plainMarkup } from '../../../text/plain-text.ts'
import { choiceOrTruth } from '../choice-or-truth.ts'
import type { Gathering } from '../gathered.ts'
import type { Response } from './response.ts'

/** Where what is answered stands in the line of a sentence. */
export const INLINE = ['textEntryInteraction', 'inlineChoiceInteraction']

/** A wish to answer something: every element that is called so. */
export const isInteraction = ({ name }: Tag): boolean => name.endsWith('Interaction')

const idOf = ({ attributes }: Tag): string => attributes.get('identifier') ?? ''

/** What is said in an interaction of its own, such as "Choose two". */
export const promptOf = (interaction: Tag): readonly Markup[] => tagIn(interaction, 'prompt')?.children ?? []

type ReadAnswer = (interaction: Tag, response: Response, gathered: Gathering) => Exchanged

const named =
  (...names: string[]) =>
  (interaction: Tag, gathered: Gathering): Map<string, string> =>
    new Map(tagsWithin(interaction, ...names).map((tag) => [idOf(tag), gathered.bare(plainMarkup(tag.children))]))

/** A pair as it is written: two identifiers with a space between. */
const pairsIn = ({ right }: Response): (readonly [string, string])[] =>
  right.map((value) => {
    const [first = '', second = ''] = value.split(/\s+/u)
    return [first, second]
  })

const choiceOf =
  (...names: string[]): ReadAnswer =>
  (interaction, { right }, gathered) =>
    choiceOrTruth(
      Array.from(named(...names)(interaction, gathered), ([id, text]) => ({ text, isRight: right.includes(id) })),
    )

const typed: ReadAnswer = (_, { right, others }) => ({ form: 'typed', accepted: [...right, ...others] })

const order: ReadAnswer = (interaction, { right }, gathered) => {
  const items = named('simpleChoice')(interaction, gathered)
  return { form: 'order', items: right.flatMap((id) => items.get(id) ?? []) }
}

/** Of two sets, of which the second may have more than is right. */
const match: ReadAnswer = (interaction, response, gathered) => {
  const [first, second] = tagsIn(interaction, 'simpleMatchSet')
  if (first === undefined || second === undefined) return { form: 'pairs', pairs: [] }
  const prompts = named('simpleAssociableChoice')(first, gathered)
  const answers = named('simpleAssociableChoice')(second, gathered)
  const right = pairsIn(response)
  const pairs = Array.from(prompts, ([id, prompt]) => {
    const answer = right.find((pair) => pair.includes(id))?.find((one) => answers.has(one))
    return [prompt, answers.get(answer ?? '') ?? ''] as const
  })
  const rest = Array.from(answers).filter(([id]) => !right.some((pair) => pair.includes(id)))
  return { form: 'pairs', pairs: [...pairs, ...rest.map(([, text]) => ['', text] as const)] }
}

const associate: ReadAnswer = (interaction, response, gathered) => {
  const choices = named('simpleAssociableChoice')(interaction, gathered)
  return {
    form: 'pairs',
    pairs: pairsIn(response).map(([left, right]) => [choices.get(left) ?? '', choices.get(right) ?? ''] as const),
  }
}

const READ: ReadonlyMap<string, ReadAnswer> = new Map([
  ['choiceInteraction', choiceOf('simpleChoice')],
  ['inlineChoiceInteraction', choiceOf('inlineChoice')],
  ['hottextInteraction', choiceOf('hottext')],
  ['textEntryInteraction', typed],
  ['orderInteraction', order],
  ['matchInteraction', match],
  ['associateInteraction', associate],
])

/** What it asks in a form of ours; undefined where nothing of ours asks it. */
export const answerOf = (interaction: Tag, response: Response, gathered: Gathering): Exchanged | undefined => {
  const { name } = interaction
  if (name === 'extendedTextInteraction' || name === 'sliderInteraction')
    return response.right.length > 0 ? typed(interaction, response, gathered) : undefined
  return READ.get(name)?.(interaction, response, gathered)
}

/** A text into whose gaps words are put, in pieces around its gaps. */
export const gapsOf = (interaction: Tag, response: Response, gathered: Gathering): Exchanged[] => {
  const words = named('gapText')(interaction, gathered)
  const right = pairsIn(response)
  return tagsWithin(interaction, 'gap').map((gap): Exchanged => {
    const own = right.find((pair) => pair.includes(idOf(gap)))?.find((id) => words.has(id))
    return words.size > 2
      ? { form: 'choice', options: Array.from(words, ([id, text]) => ({ text, isRight: id === own })) }
      : { form: 'typed', accepted: [words.get(own ?? '') ?? ''] }
  })
}

/** The content of a text with gaps or words to choose, without its prompt and its words. */
export const contentOf = (interaction: Tag): Markup[] =>
  interaction.children.filter((node) => !isTag(node) || !['prompt', 'gapText', 'gapImg'].includes(node.name))
