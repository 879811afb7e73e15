import { mediaKind } from '@quokka/core/media'
import type { Exchanged, Question } from '@quokka/core/questions'
import { exchanged, isScored } from '@quokka/core/questions'
import { mediaType } from './media-type.ts'
import { element, htmlText, xmlText } from './xml-text.ts'

type Attributes = Parameters<typeof element>[1]

/** How a version of QTI writes the names that all versions have. */
export interface Dialect {
  /** An element of QTI itself; those of HTML are the same in all versions. */
  tag(name: string, attributes: Attributes, ...content: readonly string[]): string
  /** What stands inside a feedback. */
  feedback(content: string): string
  /** The namespaces of an item or a test. */
  namespaces: Attributes
}

/** Points of ours that an item of one point is worth. */
const POINTS_A_POINT = 100
const RESPONSE = 'RESPONSE'
const EXPLANATION = 'EXPLANATION'
const LETTERS = 'ABCDEFGHIJ'

/** A picture, a sound or a film in the text. */
const shown = (address: string | undefined, text: string): string => {
  if (address === undefined) return ''
  const medium =
    mediaKind(address) === 'image'
      ? element('img', { src: address, alt: text })
      : element('object', { data: address, type: mediaType(address) }, xmlText(text))
  return element('p', {}, medium)
}

/** What is answered, what of it is right, and how both are compared. */
interface Interaction {
  content: string
  response: string
  compared: string
}

const interactionOf = (asked: Exchanged, { tag }: Dialect): Interaction | undefined => {
  const values = (right: readonly string[]) =>
    right.length === 0 ? '' : tag('correctResponse', {}, ...right.map((value) => tag('value', {}, xmlText(value))))
  const declared = (cardinality: string, baseType: string, right: readonly string[], mapping = '') =>
    tag('responseDeclaration', { identifier: RESPONSE, cardinality, baseType }, values(right), mapping)
  const variable = { identifier: RESPONSE }
  const matched = tag('match', {}, tag('variable', variable), tag('correct', variable))
  const choice = (options: readonly { text: string; isRight: boolean }[]): Interaction => ({
    content: tag(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: 1 },
      ...options.map(({ text }, place) => tag('simpleChoice', { identifier: LETTERS[place] }, xmlText(text))),
    ),
    response: declared(
      'single',
      'identifier',
      options.flatMap(({ isRight }, place) => (isRight ? (LETTERS[place] ?? []) : [])),
    ),
    compared: matched,
  })
  switch (asked.form) {
    case 'choice':
      return choice(asked.options)
    case 'truth':
      return choice([
        { text: 'True', isRight: asked.isTrue === true },
        { text: 'False', isRight: asked.isTrue === false },
      ])
    case 'typed': {
      const entries = asked.accepted.map((mapKey) =>
        tag('mapEntry', { mapKey, mappedValue: 1, caseSensitive: 'false' }),
      )
      return {
        content: element(
          'p',
          {},
          tag('textEntryInteraction', { responseIdentifier: RESPONSE, expectedLength: asked.accepted[0]?.length }),
        ),
        response: declared(
          'single',
          'string',
          asked.accepted.slice(0, 1),
          tag('mapping', { defaultValue: 0 }, ...entries),
        ),
        compared: tag('gt', {}, tag('mapResponse', variable), tag('baseValue', { baseType: 'float' }, '0')),
      }
    }
    case 'pairs': {
      const side = (letter: string, texts: readonly string[]) =>
        tag(
          'simpleMatchSet',
          {},
          ...texts.flatMap((text, place) =>
            text === ''
              ? []
              : [tag('simpleAssociableChoice', { identifier: `${letter}${place + 1}`, matchMax: 1 }, xmlText(text))],
          ),
        )
      const right = asked.pairs.flatMap(([prompt], place) => (prompt === '' ? [] : [`P${place + 1} A${place + 1}`]))
      return {
        content: tag(
          'matchInteraction',
          { responseIdentifier: RESPONSE, shuffle: 'true', maxAssociations: asked.pairs.length },
          side(
            'P',
            asked.pairs.map(([prompt]) => prompt),
          ),
          side(
            'A',
            asked.pairs.map(([, answer]) => answer),
          ),
        ),
        response: declared('multiple', 'directedPair', right),
        compared: matched,
      }
    }
    case 'order':
      return {
        content: tag(
          'orderInteraction',
          { responseIdentifier: RESPONSE, shuffle: 'true' },
          ...asked.items.map((text, place) => tag('simpleChoice', { identifier: LETTERS[place] }, xmlText(text))),
        ),
        response: declared(
          'ordered',
          'identifier',
          asked.items.flatMap((_, place) => LETTERS[place] ?? []),
        ),
        compared: matched,
      }
    case 'note':
      return undefined
  }
}

const outcome = ({ tag }: Dialect, identifier: string, baseType: string, value: string): string =>
  tag(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType },
    tag('defaultValue', {}, tag('value', {}, value)),
  )

/** Whether anything is right: a survey is not processed, which says that nothing is scored. */
const hasRight = (asked: Exchanged): boolean =>
  asked.form === 'choice'
    ? asked.options.some(({ isRight }) => isRight)
    : asked.form !== 'truth' || asked.isTrue !== null

/** A question as an item; `addressOf` says where a medium stands from the item. */
export const qtiItem = (
  question: Question,
  identifier: string,
  addressOf: (medium: string | null) => string | undefined,
  dialect: Dialect,
): string => {
  const { tag, namespaces } = dialect
  const asked = exchanged(question)
  const {
    questionTitle,
    questionImage,
    questionImageAlt = '',
    answerImage,
    answerImageAlt = '',
    answerContent,
  } = question
  const interaction = interactionOf(asked, dialect)
  const text = asked.form === 'note' ? asked.text : questionTitle
  const explanation = `${answerContent === null ? '' : htmlText(answerContent)}${shown(addressOf(answerImage), answerImageAlt)}`
  const scored = interaction !== undefined && isScored(question) && hasRight(asked)
  return tag(
    'assessmentItem',
    { ...namespaces, identifier, title: questionTitle, adaptive: 'false', timeDependent: 'false' },
    interaction?.response ?? '',
    outcome(dialect, 'SCORE', 'float', '0'),
    interaction === undefined ? '' : outcome(dialect, 'MAXSCORE', 'float', String(question.maxPoints / POINTS_A_POINT)),
    explanation === '' ? '' : outcome(dialect, 'FEEDBACK', 'identifier', EXPLANATION),
    tag(
      'itemBody',
      {},
      text === '' ? '' : htmlText(text),
      shown(addressOf(questionImage), questionImageAlt),
      interaction?.content ?? '',
    ),
    scored
      ? tag(
          'responseProcessing',
          {},
          tag(
            'responseCondition',
            {},
            tag(
              'responseIf',
              {},
              interaction.compared,
              tag('setOutcomeValue', { identifier: 'SCORE' }, tag('variable', { identifier: 'MAXSCORE' })),
            ),
          ),
        )
      : '',
    explanation === ''
      ? ''
      : tag(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: EXPLANATION, showHide: 'show' },
          dialect.feedback(explanation),
        ),
  )
}
