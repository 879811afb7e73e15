import type { Exchanged } from '@quokka/core/questions'
import type { FoundQuestion } from '../../../found-quiz.ts'
import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn, tagsWithin, tagWithin, textOf } from '../../../text/markup.ts'
import { plainLines } from '../../../text/plain-text.ts'
import type { MediaShelf } from '../../media-shelf.ts'
import { choiceOrTruth, truthNeeds } from '../choice-or-truth.ts'
import type { GapQuestion } from '../gaps.ts'
import { gapQuestions } from '../gaps.ts'
import type { FindMedium, Gathering } from '../gathered.ts'
import { gathering } from '../gathered.ts'
import { POINTS_A_POINT } from '../points.ts'
import { rightValues } from './conditions.ts'
import { plainMaterial } from './material.ts'

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp']
/** Blocks of Blackboard's that hold what is answered with. */
const ANSWER_BLOCKS = ['RESPONSE_BLOCK', 'RIGHT_MATCH_BLOCK']
/** What people answer at length, with a file or on a picture, or what is computed. */
const UNKNOWN_KINDS = /essay|file.?upload|calculated|hot.?spot|likert|opinion|short response|jumbled|quiz bowl/iu

const isAnswered = ({ name, attributes }: Tag): boolean =>
  RESPONSES.includes(name) || ANSWER_BLOCKS.includes(attributes.get('class') ?? '')

/** What the item says of itself, by the names that the products have for it. */
const metadataOf = (item: Tag): ReadonlyMap<string, string> => {
  const own = tagIn(item, 'itemmetadata')
  const fields = own === undefined ? [] : tagsWithin(own, 'qtimetadatafield')
  return new Map([
    ...(own === undefined ? [] : tagsIn(own)).map((tag) => [tag.name, textOf(tag).trim()] as const),
    ...fields.map(
      (field) => [textOf(tagIn(field, 'fieldlabel')).trim(), textOf(tagIn(field, 'fieldentry')).trim()] as const,
    ),
  ])
}

const kindOf = (metadata: ReadonlyMap<string, string>): string =>
  ['question_type', 'bbmd_questiontype', 'cc_profile', 'qmd_itemtype'].flatMap((name) => metadata.get(name) || [])[0] ??
  ''

interface Label {
  id: string
  text: string
}

interface Answered {
  title: string
  kind: string
  presentation: Tag
  responses: readonly Tag[]
  right: ReadonlyMap<string, readonly string[]>
  gathered: Gathering
}

const idOf = ({ attributes }: Tag): string => attributes.get('ident') ?? ''

const labelsOf = (response: Tag, gathered: Gathering): Label[] =>
  tagsWithin(response, 'response_label').map((label) => ({
    id: idOf(label),
    text: gathered.bare(plainMaterial(label)) || idOf(label),
  }))

/** What stands before the answers of one response, such as the left side of a pair. */
const promptOf = (response: Tag, { gathered, presentation }: Answered): string => {
  const isLabel = ({ name }: Tag) => name.startsWith('render_')
  const own = plainMaterial(response, isLabel)
  if (own.text !== '') return gathered.bare(own)
  // Blackboard writes it beside the response, in the same block.
  const block = tagsWithin(presentation, 'flow').findLast((flow) => tagsIn(flow, ...RESPONSES).includes(response))
  return block === undefined ? '' : gathered.bare(plainMaterial(block, isLabel))
}

/** Pairs: a response for each left side, with the right sides to choose from. */
const pairsOf = (answered: Answered): Exchanged => {
  const { presentation, responses, right, gathered } = answered
  const block = tagsWithin(presentation, 'flow').find(
    ({ attributes }) => attributes.get('class') === 'RIGHT_MATCH_BLOCK',
  )
  // There the texts stand once, in the order of the labels that have none.
  const shared = block === undefined ? [] : tagsIn(block, 'flow').map((flow) => gathered.bare(plainMaterial(flow)))
  const texts = new Set<string>(shared)
  const pairs = responses.map((response) => {
    const labels =
      block === undefined
        ? labelsOf(response, gathered)
        : tagsWithin(response, 'response_label').map((label, place) => ({ id: idOf(label), text: shared[place] ?? '' }))
    for (const { text } of labels) texts.add(text)
    const [value] = right.get(idOf(response)) ?? []
    return [promptOf(response, answered), labels.find(({ id }) => id === value)?.text ?? ''] as const
  })
  for (const [, answer] of pairs) texts.delete(answer)
  return { form: 'pairs', pairs: [...pairs, ...[...texts].map((text) => ['', text] as const)] }
}

/** The name by which a response stands in the text: `[name]`. */
const nameIn = (title: string, response: Tag): string | undefined =>
  [textOf(tagIn(response, 'material')).trim(), idOf(response), idOf(response).replace(/^response_/u, '')].find(
    (name) => name !== '' && title.includes(`[${name}]`),
  )

const gapsOf = ({ title, kind, responses, right, gathered }: Answered, names: readonly string[]): GapQuestion[] => {
  const places = responses
    .map((response, place) => ({ response, mark: `[${names[place]}]` }))
    .map((gap) => ({ ...gap, at: title.indexOf(gap.mark) }))
    .sort((left, after) => left.at - after.at)
  const between: string[] = []
  let from = 0
  for (const { mark, at } of places) {
    between.push(title.slice(from, at))
    from = at + mark.length
  }
  between.push(title.slice(from))
  return gapQuestions(
    between,
    places.map(({ response }): Exchanged => {
      const labels = labelsOf(response, gathered)
      const values = right.get(idOf(response)) ?? []
      const isChosen = /dropdown/iu.test(kind)
      if (isChosen)
        return { form: 'choice', options: labels.map(({ id, text }) => ({ text, isRight: values.includes(id) })) }
      // All that are listed are right; without a list the conditions name them.
      return { form: 'typed', accepted: labels.length > 0 ? labels.map(({ text }) => text) : values }
    }),
  )
}

type Asked = Pick<FoundQuestion, 'title' | 'answer' | 'changes'>

const unknown = (title: string, kind: string): Asked[] => [
  { title, answer: { form: 'none', why: { code: 'kindUnknown', kind } } },
]

const questionsOf = (answered: Answered): Asked[] => {
  const { title, kind, responses, right, gathered } = answered
  const [only, ...more] = responses
  if (UNKNOWN_KINDS.test(kind)) return unknown(title, kind)
  if (only === undefined) return [{ title: '', answer: { form: 'note', text: title } }]
  const names = responses.map((response) => nameIn(title, response))
  if (names.every((name) => name !== undefined)) return gapsOf(answered, names)
  const isChosen = responses.every(({ name }) => name === 'response_lid')
  if (more.length > 0) return isChosen ? [{ title, answer: pairsOf(answered) }] : unknown(title, kind || 'response_str')
  const values = right.get(idOf(only)) ?? []
  if (!isChosen)
    return only.name === 'response_str' || only.name === 'response_num'
      ? [{ title, answer: { form: 'typed', accepted: values } }]
      : unknown(title, kind || only.name)
  const labels = labelsOf(only, gathered)
  if (/^ordered$/iu.test(only.attributes.get('rcardinality') ?? ''))
    return [
      {
        title,
        answer: { form: 'order', items: values.flatMap((id) => labels.find((label) => label.id === id)?.text ?? []) },
      },
    ]
  if (/^matching/iu.test(kind)) return [{ title, answer: pairsOf(answered) }]
  return [{ title, answer: choiceOrTruth(labels.map(({ id, text }) => ({ text, isRight: values.includes(id) }))) }]
}

/** What is told to everybody, or else to whoever was right. */
const EXPLAINS = [/general/iu, /^solution/iu, /^correct/iu, /correct_fb/iu]

const explanationOf = (item: Tag, gathered: Gathering): string => {
  const feedback = tagsIn(item, 'itemfeedback').filter((one) => plainMaterial(one).text !== '')
  const [chosen] = EXPLAINS.flatMap((name) => feedback.filter((one) => name.test(idOf(one))))
  if (feedback.some((one) => one !== chosen)) gathered.tell({ code: 'settingLeftOut', what: 'feedback' })
  return chosen === undefined ? '' : gathered.explanation(plainMaterial(chosen))
}

/** The questions that one item of QTI 1.2 becomes. Rule EX44. */
export const item12Questions = (item: Tag, file: string, shelf: MediaShelf, find: FindMedium): FoundQuestion[] => {
  const gathered = gathering(shelf, find)
  const metadata = metadataOf(item)
  const kind = kindOf(metadata)
  const presentation = tagIn(item, 'presentation')
  const name = plainLines(item.attributes.get('title') ?? '').text
  const place = { file, item: name || idOf(item) }
  if (presentation === undefined) return [{ place, title: name, answer: { form: 'none', why: { code: 'unreadable' } } }]
  const title = gathered.title(plainMaterial(presentation, isAnswered))
  const responses = tagsWithin(presentation, ...RESPONSES)
  const takesAll = responses.length === 1 && /^multiple$/iu.test(responses[0]?.attributes.get('rcardinality') ?? '')
  const isNumber = /numer/iu.test(kind)
  if (isNumber && tagWithin(item, 'vargte', 'vargt') !== undefined)
    gathered.tell({ code: 'settingLeftOut', what: 'tolerance' })
  const questions = questionsOf({ title, kind, presentation, responses, gathered, right: rightValues(item, takesAll) })
  const explanation = explanationOf(item, gathered)
  const points = Number(metadata.get('points_possible') ?? Number.NaN)
  const fields = gathered.fields()
  return questions.map(({ changes = [], ...own }) => ({
    place,
    ...own,
    ...truthNeeds(own.answer),
    title: own.title || name || (title.split('\n')[0] ?? ''),
    ...(explanation !== '' && { explanation }),
    ...(points > 0 && { points: points * POINTS_A_POINT }),
    ...fields,
    ...((fields.changes ?? changes).length > 0 && { changes: [...(fields.changes ?? []), ...changes] }),
  }))
}
