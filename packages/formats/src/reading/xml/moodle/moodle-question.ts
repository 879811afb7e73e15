import type { Exchanged } from '@quokka/core/questions'
import type { FoundQuestion } from '../../../found-quiz.ts'
import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn } from '../../../text/markup.ts'
import type { NamedMedium } from '../../../text/plain-text.ts'
import { bytesOfBase64, plainText } from '../../../text/plain-text.ts'
import type { MediaShelf } from '../../media-shelf.ts'
import { truthNeeds } from '../choice-or-truth.ts'
import type { GapQuestion } from '../gaps.ts'
import { gapQuestions } from '../gaps.ts'
import type { Gathering } from '../gathered.ts'
import { gathering } from '../gathered.ts'
import { POINTS_A_POINT } from '../points.ts'
import { clozeText } from './cloze.ts'
import { filesIn, formattedText, innerText } from './moodle-text.ts'

const WHOLE = 99.9

interface Asked {
  title: string
  answer: FoundQuestion['answer']
  changes?: GapQuestion['changes']
}
type ReadAnswer = (question: Tag, title: string, gathered: Gathering) => Asked[]

const fractionOf = (answer: Tag): number =>
  Number(answer.attributes.get('fraction') ?? innerText(tagIn(answer, 'fraction')))
const isYes = (tag: Tag | undefined): boolean => /^(?:1|true)$/iu.test(innerText(tag))

const one =
  (read: (question: Tag, gathered: Gathering) => FoundQuestion['answer']): ReadAnswer =>
  (question, title, gathered) => [{ title, answer: read(question, gathered) }]

const choice = one((question, gathered) => {
  const isSingle = tagIn(question, 'single') === undefined || isYes(tagIn(question, 'single'))
  const answers = tagsIn(question, 'answer')
  const isRight = (answer: Tag) => (isSingle ? fractionOf(answer) >= WHOLE : fractionOf(answer) > 0)
  if (isSingle && answers.some((answer) => fractionOf(answer) > 0 && fractionOf(answer) < WHOLE))
    gathered.tell({ code: 'settingLeftOut', what: 'fraction' })
  return {
    form: 'choice',
    options: answers.map((answer) => ({ text: gathered.bare(formattedText(answer)), isRight: isRight(answer) })),
  }
})

const truth = one((question) => {
  const right = tagsIn(question, 'answer').find((answer) => fractionOf(answer) >= WHOLE)
  const said = innerText(right).toLowerCase()
  return { form: 'truth', isTrue: said === 'true' ? true : said === 'false' ? false : null }
})

const typed = one((question, gathered) => {
  if (isYes(tagIn(question, 'usecase'))) gathered.tell({ code: 'settingLeftOut', what: 'usecase' })
  const right = tagsIn(question, 'answer').filter((answer) => fractionOf(answer) >= WHOLE)
  const accepted = right.flatMap((answer) => {
    const text = innerText(answer)
    const withoutWildCards = text.replaceAll(/(?<!\\)\*/gu, '')
    if (withoutWildCards !== text) gathered.tell({ code: 'settingLeftOut', what: '*' })
    const spelling = withoutWildCards.replaceAll('\\*', '*').trim()
    return spelling === '' ? [] : [spelling]
  })
  return { form: 'typed', accepted }
})

const number = one((question, gathered) => {
  const right = tagsIn(question, 'answer').filter((answer) => fractionOf(answer) >= WHOLE)
  for (const answer of right) {
    const tolerance = Number(innerText(tagIn(answer, 'tolerance')))
    if (tolerance > 0) gathered.tell({ code: 'settingLeftOut', what: `tolerance ${tolerance}` })
  }
  return { form: 'typed', accepted: right.map(innerText).filter((text) => text !== '*') }
})

const pairs = one((question, gathered) => ({
  form: 'pairs',
  pairs: tagsIn(question, 'subquestion').map((pair) => {
    const answer = tagIn(pair, 'answer')
    return [gathered.bare(formattedText(pair)), gathered.bare(formattedText(answer))] as const
  }),
}))

const order = one((question, gathered) => ({
  form: 'order',
  items: tagsIn(question, 'answer').map((answer) => gathered.bare(formattedText(answer))),
}))

/** `[[1]]` in the text, the words beside it in groups. */
const placed: ReadAnswer = (question, title) => {
  const boxes = tagsIn(question, 'dragbox', 'selectoption').map((box) => ({
    text: plainText(innerText(box)).text,
    group: innerText(tagIn(box, 'group')) || '1',
  }))
  const parts = title.split(/\[\[(\d+)\]\]/u)
  const between = parts.filter((_, place) => place % 2 === 0)
  const gaps = parts
    .filter((_, place) => place % 2 === 1)
    .map((said): Exchanged => {
      const right = boxes[Number(said) - 1]
      const options = boxes.filter(({ group }) => group === right?.group)
      // Two words are too few to choose from: the right one is typed.
      return options.length > 2
        ? { form: 'choice', options: options.map((box) => ({ text: box.text, isRight: box === right })) }
        : { form: 'typed', accepted: right === undefined ? [] : [right.text] }
    })
  return gapQuestions(between, gaps)
}

const embedded: ReadAnswer = (_, title) => {
  const { between, gaps } = clozeText(title)
  return gapQuestions(between, gaps)
}

/** What is read, not answered: the name is its title, as no other question shows it. */
const note: ReadAnswer = (question, text) => {
  const name = innerText(tagIn(question, 'name'))
  return [{ title: name || (text.split('\n')[0] ?? ''), answer: { form: 'note', text } }]
}

const KINDS: ReadonlyMap<string, ReadAnswer> = new Map([
  ['multichoice', choice],
  ['multichoiceset', choice],
  ['truefalse', truth],
  ['shortanswer', typed],
  ['regexp', typed],
  ['numerical', number],
  ['matching', pairs],
  ['ddmatch', pairs],
  ['match', pairs],
  ['ordering', order],
  ['ddwtos', placed],
  ['gapselect', placed],
  ['cloze', embedded],
  ['multianswer', embedded],
  ['description', note],
])

/** The explanation that everybody reads, or else that of the right answer. */
const explanationOf = (question: Tag, gathered: Gathering): string => {
  const general = gathered.explanation(formattedText(tagIn(question, 'generalfeedback', 'commentary')))
  const answers = tagsIn(question, 'answer')
  const ofRight = answers.filter((answer) => fractionOf(answer) >= WHOLE).map((answer) => tagIn(answer, 'feedback'))
  const ofOthers = answers.filter((answer) => fractionOf(answer) < WHOLE).map((answer) => tagIn(answer, 'feedback'))
  const others = general === '' ? ofOthers : [...ofRight, ...ofOthers]
  if (others.some((feedback) => innerText(feedback) !== '')) gathered.tell({ code: 'settingLeftOut', what: 'feedback' })
  return general || gathered.explanation(formattedText(ofRight[0]))
}

/** The picture beside the text, as files of before 2012 have it. */
const oldPicture = (question: Tag): NamedMedium[] => {
  const name = innerText(tagIn(question, 'image'))
  const bytes = bytesOfBase64(innerText(tagIn(question, 'image_base64')))
  return name === '' ? [] : [{ name, text: '', ...(bytes !== undefined && bytes.length > 0 && { bytes }) }]
}

/** The questions that one of Moodle's becomes: one, or one a gap. Rule EX43. */
export const moodleQuestions = (question: Tag, file: string, shelf: MediaShelf): FoundQuestion[] => {
  const kind = question.attributes.get('type') ?? ''
  const place = { file, item: innerText(tagIn(question, 'name')) || kind }
  const files = filesIn(question)
  const gathered = gathering(shelf, (name) => {
    const bytes = files.get(name)
    return bytes && { path: name, bytes }
  })
  const plain = formattedText(tagIn(question, 'questiontext'))
  plain.media.push(...oldPicture(question))
  const title = gathered.title(plain) || (kind === 'description' ? '' : innerText(tagIn(question, 'name')))
  const read = KINDS.get(kind)
  if (read === undefined)
    return [{ place, title, answer: { form: 'none', why: { code: 'kindUnknown', kind } }, ...gathered.fields() }]
  const questions = read(question, title, gathered)
  const explanation = explanationOf(question, gathered)
  if (isYes(tagIn(question, 'hidden'))) gathered.tell({ code: 'settingLeftOut', what: 'hidden' })
  const marks = innerText(tagIn(question, 'defaultgrade'))
  const shared = {
    place,
    ...(explanation !== '' && { explanation }),
    ...(marks !== '' && { points: Number(marks) * POINTS_A_POINT }),
    ...gathered.fields(),
  }
  // A text without its gaps cannot be asked.
  if (questions.length === 0) return [{ ...shared, title, answer: { form: 'none', why: { code: 'unreadable' } } }]
  return questions.map(({ changes = [], ...own }) => ({
    ...shared,
    ...own,
    ...truthNeeds(own.answer),
    ...(changes.length > 0 && { changes: [...(shared.changes ?? []), ...changes] }),
  }))
}
