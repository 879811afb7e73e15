import type { FoundQuestion } from '../../../found-quiz.ts'
import type { Markup, Tag } from '../../../text/markup.ts'
import { isTag, tagIn, tagsIn, tagWithin, textOf } from '../../../text/markup.ts'
import { plainLines, plainMarkup } from '../../../text/plain-text.ts'
import type { MediaShelf } from '../../media-shelf.ts'
import { truthNeeds } from '../choice-or-truth.ts'
import { gapQuestions } from '../gaps.ts'
import type { FindMedium, Gathering } from '../gathered.ts'
import { gathering } from '../gathered.ts'
import { POINTS_A_POINT } from '../points.ts'
import { answerOf, contentOf, gapsOf, INLINE, isInteraction, promptOf } from './interactions.ts'
import type { Response } from './response.ts'
import { responsesOf } from './response.ts'

/** What is shown only sometimes or to others. */
const ASIDE = ['feedbackBlock', 'feedbackInline', 'rubricBlock', 'templateBlock', 'templateInline', 'stylesheet']
/** Signs of nobody's script that stand for what is answered until the text around it is known. */
const MARK = /\uE000(\d+)\uE001/u
const markOf = (place: number): string => `\uE000${place}\uE001`

/** The text of an item, with a mark for everything that is found in it. */
const marked = (nodes: readonly Markup[], found: Tag[], isFound: (tag: Tag) => boolean): Markup[] =>
  nodes.flatMap((node): Markup[] => {
    if (!isTag(node)) return [node]
    if (ASIDE.includes(node.name)) return []
    if (!isFound(node)) return [{ ...node, children: marked(node.children, found, isFound) }]
    const mark = markOf(found.push(node) - 1)
    const isInLine = INLINE.includes(node.name) || !isInteraction(node)
    return [isInLine ? mark : { name: 'p', attributes: new Map(), children: [mark] }]
  })

type Asked = Pick<FoundQuestion, 'title' | 'answer' | 'changes'>

const leftOut = (title: string, kind: string): Asked => ({
  title,
  answer: { form: 'none', why: { code: 'kindUnknown', kind } },
})

const NO_RESPONSE: Response = { right: [], others: [] }

interface Item {
  /** Nothing is ever right and nothing scored: that is meant. */
  isSurvey: boolean
  responses: ReadonlyMap<string, Response>
  gathered: Gathering
}

const responseOf = (interaction: Tag, { responses }: Item): Response =>
  responses.get(interaction.attributes.get('responseIdentifier') ?? '') ?? NO_RESPONSE

/** A question of one interaction that is none inside a sentence. */
const asked = (text: string, interaction: Tag, item: Item): Asked[] => {
  const { gathered } = item
  const response = responseOf(interaction, item)
  const prompt = gathered.title(plainMarkup(promptOf(interaction)))
  const lines = [text, prompt].filter((line) => line !== '')
  if (interaction.name === 'gapMatchInteraction') {
    const gaps: Tag[] = []
    const content = marked(contentOf(interaction), gaps, ({ name }) => name === 'gap')
    const between = [...lines, gathered.title(plainMarkup(content))].join('\n').split(new RegExp(MARK, 'gu'))
    return gapQuestions(
      between.filter((_, place) => place % 2 === 0),
      gapsOf(interaction, response, gathered),
    )
  }
  if (interaction.name === 'hottextInteraction') lines.push(gathered.title(plainMarkup(contentOf(interaction))))
  const title = lines.join('\n')
  const answer = answerOf(interaction, response, gathered)
  if (answer === undefined) return [leftOut(title, interaction.name)]
  const isSurvey = item.isSurvey && answer.form === 'choice'
  return [{ title, answer: isSurvey ? { ...answer, isSurvey } : answer }]
}

const questionsIn = (body: Tag | undefined, item: Item): Asked[] => {
  const interactions: Tag[] = []
  const content = marked(body?.children ?? [], interactions, isInteraction)
  const text = item.gathered.title(plainMarkup(content))
  const parts = text.split(new RegExp(MARK, 'gu'))
  const between = parts.filter((_, place) => place % 2 === 0)
  if (interactions.length === 0) return [{ title: '', answer: { form: 'note', text } }]
  const isInLine = interactions.map(({ name }) => INLINE.includes(name))
  if (isInLine.every(Boolean))
    return gapQuestions(
      between,
      interactions.map(
        (interaction) =>
          answerOf(interaction, responseOf(interaction, item), item.gathered) ?? { form: 'typed', accepted: [] },
      ),
    )
  const [only] = interactions
  if (interactions.length === 1 && only !== undefined)
    return asked(
      between
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n'),
      only,
      item,
    )
  // What comes before each is its question, where there is something before each.
  const alone = interactions.map((interaction, place) => ({ interaction, before: between[place]?.trim() ?? '' }))
  const stands = alone.every(
    ({ interaction, before }) => before !== '' || textOf(tagIn(interaction, 'prompt')).trim() !== '',
  )
  if (isInLine.some(Boolean) || !stands)
    return [
      {
        title: between.join('…').trim(),
        answer: { form: 'none', why: { code: 'severalTogether', count: interactions.length } },
      },
    ]
  return alone.flatMap(({ interaction, before }, place) =>
    asked(before, interaction, item).map((question) => ({
      ...question,
      changes: [{ code: 'partOfSeveral' as const, part: place + 1, of: alone.length }, ...(question.changes ?? [])],
    })),
  )
}

const WRONG = /incorrect|wrong|false/iu

/** What is told afterwards: rather to whoever was right. */
const explanationOf = (item: Tag, gathered: Gathering): string => {
  const feedback = [...tagsIn(item, 'modalFeedback'), ...feedbackIn(tagIn(item, 'itemBody'))].filter(
    (one) => textOf(one).trim() !== '' || tagWithin(one, 'img', 'object', 'audio', 'video') !== undefined,
  )
  const chosen = feedback.find(({ attributes }) => !WRONG.test(attributes.get('identifier') ?? '')) ?? feedback[0]
  if (feedback.length > 1) gathered.tell({ code: 'settingLeftOut', what: 'feedback' })
  return chosen === undefined ? '' : gathered.explanation(plainMarkup(chosen.children))
}

const feedbackIn = (body: Tag | undefined): Tag[] =>
  (body?.children ?? []).flatMap((node) => {
    if (!isTag(node)) return []
    return node.name === 'feedbackBlock' ? [node] : feedbackIn(node)
  })

const pointsOf = (item: Tag): number | undefined => {
  const declared = tagsIn(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes.get('identifier') === 'MAXSCORE',
  )
  const points = declared && Number(textOf(tagWithin(declared, 'value')))
  return points !== undefined && Number.isFinite(points) ? points * POINTS_A_POINT : undefined
}

/** How an item is asked that is one question of a test. */
export interface ItemPlace {
  file: string
  item: string
  timeS?: number | undefined
}

/** The questions that one item becomes: one, or one for each interaction that stands alone. Rule EX45. */
export const itemQuestions = (root: Tag, place: ItemPlace, shelf: MediaShelf, find: FindMedium): FoundQuestion[] => {
  const gathered = gathering(shelf, find)
  const own = { file: place.file, item: place.item }
  const name = plainLines(root.attributes.get('title') ?? '').text
  if (tagIn(root, 'templateDeclaration') !== undefined)
    return [{ place: own, title: name, answer: { form: 'none', why: { code: 'kindUnknown', kind: 'template' } } }]
  const body = tagIn(root, 'itemBody')
  const responses = responsesOf(root)
  const isSurvey =
    tagIn(root, 'responseProcessing') === undefined && [...responses.values()].every(({ right }) => right.length === 0)
  const questions = questionsIn(body, { isSurvey, responses, gathered })
  const explanation = explanationOf(root, gathered)
  if (body !== undefined && tagWithin(body, 'rubricBlock') !== undefined)
    gathered.tell({ code: 'settingLeftOut', what: 'rubricBlock' })
  const points = pointsOf(root)
  const fields = gathered.fields()
  return questions.map(({ title, answer, changes = [] }) => ({
    place: own,
    title: title || name,
    answer,
    ...truthNeeds(answer, isSurvey),
    ...(explanation !== '' && { explanation }),
    ...(points !== undefined && { points }),
    ...(place.timeS !== undefined && { timeS: place.timeS }),
    ...fields,
    ...((fields.changes ?? changes).length > 0 && { changes: [...(fields.changes ?? []), ...changes] }),
  }))
}
