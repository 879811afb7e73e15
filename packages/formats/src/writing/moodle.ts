import { mediaKind } from '@quokka/core/media'
import type { Exchanged, Question } from '@quokka/core/questions'
import { exchanged } from '@quokka/core/questions'
import { exportedMedia } from './exported-media.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import { fileNameOf } from './file-name.ts'
import type { Writer } from './writer.ts'
import { element, htmlText, textElement, xmlDocument, xmlText } from './xml-text.ts'

type Media = ReadonlyMap<string, Uint8Array>

/** Points of ours that a question of one mark is worth. */
const POINTS_A_MARK = 100

const CHUNK = 0x8000

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  return btoa(text)
}

const MEDIA_TAGS = {
  image: (address: string, text: string) => element('img', { src: address, alt: text }),
  audio: (address: string, text: string) =>
    `<audio controls="controls" src="${address}" title="${xmlText(text)}"></audio>`,
  video: (address: string, text: string) =>
    `<video controls="controls" src="${address}" title="${xmlText(text)}"></video>`,
}

/** A text in HTML with its medium, which stands beside it. */
const shown = (name: string, text: string, medium: string | null, alt: string | undefined, media: Media): string => {
  const bytes = medium === null ? undefined : media.get(medium)
  const kind = medium === null ? undefined : mediaKind(medium)
  if (medium === null || bytes === undefined || kind === undefined)
    return element(name, { format: 'html' }, textElement('text', htmlText(text)))
  const html = `${htmlText(text)}<p>${MEDIA_TAGS[kind](`@@PLUGINFILE@@/${encodeURIComponent(medium)}`, alt ?? '')}</p>`
  const file = element('file', { name: medium, path: '/', encoding: 'base64' }, base64(bytes))
  return element(name, { format: 'html' }, textElement('text', html), file)
}

const nested = (name: string, text: string, format?: 'html'): string =>
  element(name, { format }, textElement('text', format === 'html' ? htmlText(text) : text))

const answer = (text: string, isRight: boolean, format: 'html' | 'moodle_auto_format'): string =>
  element(
    'answer',
    { fraction: isRight ? 100 : 0, format },
    textElement('text', format === 'html' ? htmlText(text) : text),
    element('feedback', { format: 'html' }, textElement('text', '')),
  )

/** Stars are wild cards in typed answers. */
const withoutWildCards = (text: string): string => text.replaceAll('*', '\\*')

/** What Moodle calls a question of each form, and what stands in it beside the common fields. */
const answersOf = (asked: Exchanged): { type: string; content: string[] } => {
  switch (asked.form) {
    case 'choice':
      return {
        type: 'multichoice',
        content: [
          textElement('single', 'true'),
          textElement('shuffleanswers', 'false'),
          textElement('answernumbering', 'ABCD'),
          ...asked.options.map(({ text, isRight }) => answer(text, isRight, 'html')),
        ],
      }
    case 'truth':
      return {
        type: 'truefalse',
        content: [true, false].map((said) =>
          answer(said ? 'true' : 'false', asked.isTrue === said, 'moodle_auto_format'),
        ),
      }
    case 'typed':
      return {
        type: 'shortanswer',
        content: [
          textElement('usecase', '0'),
          ...asked.accepted.map((text) => answer(withoutWildCards(text), true, 'moodle_auto_format')),
        ],
      }
    case 'pairs':
      return {
        type: 'matching',
        content: [
          textElement('shuffleanswers', 'true'),
          ...asked.pairs.map(([prompt, match]) =>
            element(
              'subquestion',
              { format: 'html' },
              textElement('text', prompt === '' ? '' : htmlText(prompt)),
              nested('answer', match),
            ),
          ),
        ],
      }
    case 'order':
      return {
        type: 'ordering',
        content: [
          textElement('layouttype', 'VERTICAL'),
          textElement('selecttype', 'ALL'),
          textElement('selectcount', '0'),
          textElement('gradingtype', 'ALL_OR_NOTHING'),
          ...asked.items.map((text, place) =>
            element(
              'answer',
              { fraction: `${place + 1}.0000000`, format: 'html' },
              textElement('text', htmlText(text)),
            ),
          ),
        ],
      }
    case 'note':
      return { type: 'description', content: [] }
  }
}

const questionOf = (question: Question, media: Media): string => {
  const asked = exchanged(question)
  const { questionTitle, questionImage, questionImageAlt, answerImage, answerImageAlt, answerContent, maxPoints } =
    question
  const { type, content } = answersOf(asked)
  const text = asked.form === 'note' ? asked.text : questionTitle
  return element(
    'question',
    { type },
    nested('name', questionTitle),
    shown('questiontext', text, questionImage, questionImageAlt, media),
    shown('generalfeedback', answerContent ?? '', answerImage, answerImageAlt, media),
    textElement('defaultgrade', String(asked.form === 'note' ? 0 : maxPoints / POINTS_A_MARK)),
    textElement('penalty', '0'),
    textElement('hidden', '0'),
    ...content,
  )
}

const categoryOf = ({ name, description }: ExportedQuiz): string =>
  element(
    'question',
    { type: 'category' },
    nested('category', `$course$/top/${name.replaceAll('/', '//')}`),
    nested('info', description, 'html'),
  )

/** Moodle's XML: the quiz is a category of its own. Rule EX43. */
export const moodle: Writer = {
  format: 'moodle',
  extension: 'xml',
  loses: ['times', 'speed', 'settings', 'surveys', 'cover', 'details'],
  keeps: () => true,
  write: async (quiz, media) => {
    const { bytes, missing } = await exportedMedia([{ ...quiz, cover: '' }], media)
    const questions = quiz.questions.map((question) => questionOf(question, bytes))
    const root = `<quiz>\n${[categoryOf(quiz), ...questions].join('\n')}\n</quiz>`
    return { name: fileNameOf(quiz.name, 'xml'), type: 'application/xml', bytes: xmlDocument(root), missing }
  },
}
