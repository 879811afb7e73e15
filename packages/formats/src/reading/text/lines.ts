import { withoutUnseen } from '../../text/unseen.ts'
import { latinLetters } from '../answers/said-places.ts'

/** What a line of a list of questions is. */
export type Line =
  | { is: 'blank' }
  /** `rest` is what else stands in the line. */
  | { is: 'question'; number?: number; rest: string }
  | { is: 'option'; letter?: string; text: string; isMarked: boolean }
  | { is: 'answer'; said: string }
  | { is: 'explanation'; text: string }
  /** The answers of all questions follow. */
  | { is: 'key'; rest: string }
  | { is: 'words'; text: string }

const QUESTION_WORD = 'q|ques|question|frage|pregunta|pergunta|domanda|प्रश्न|सवाल'
const NUMBERED = new RegExp(String.raw`^(?:(?:${QUESTION_WORD})\.?\s*)?(\d{1,4})\s*[.):](?:\s+|(?!\d))(\S.*)$`, 'iu')
const WITH_WORD = new RegExp(String.raw`^(?:${QUESTION_WORD})\.?\s*(\d{1,4})?\s*[.):\-–]\s*(\S.*)$`, 'iu')
const OPTION = /^(\*\s*)?[([]?([a-hकखगघ])[)\].:]\s*(\S.*)$/iu
const BULLET = /^[-•–◦▪●○□☐☑]\s+(\S.*)$/u
const STARRED = /^\*\s*(\S.*)$/
const ANSWER =
  /^[([]?(?:the\s+)?(?:(?:correct|right)\s+)?(?:answer|ans|antwort|richtige antwort|lösung|respuesta(?: correcta)?|réponse|resposta|risposta|उत्तर|सही उत्तर|solution)(?:\s+is)?\s*[:.=\-–)]+\s*(\S.*?)[)\]]?$/iu
const EXPLANATION =
  /^(?:explanation|explain|reason|rationale|feedback|erklärung|begründung|explicación|explication|व्याख्या)\s*[:.\-–]\s*(.+)$/iu
const KEY =
  /^(?:answers(?: key)?|answer key|key|solutions|lösungen|respuestas|réponses|उत्तरमाला|उत्तर कुंजी)\s*[:\-–]?\s*(\d.*)?$/iu

export const readLine = (written: string): Line => {
  const text = withoutUnseen(written).replace(/\s+/g, ' ').trim()
  if (text === '') return { is: 'blank' }
  const [key, rest = ''] = KEY.exec(text) ?? []
  if (key !== undefined) return { is: 'key', rest }
  const said = ANSWER.exec(text)?.[1]
  if (said !== undefined) return { is: 'answer', said }
  const explanation = EXPLANATION.exec(text)?.[1]
  if (explanation !== undefined) return { is: 'explanation', text: explanation }
  const [option, star, letter = '', optionText = ''] = OPTION.exec(text) ?? []
  if (option !== undefined)
    return { is: 'option', letter: latinLetters(letter).toLowerCase(), text: optionText, isMarked: star !== undefined }
  const [numbered, number, title = ''] = NUMBERED.exec(text) ?? WITH_WORD.exec(text) ?? []
  if (numbered !== undefined)
    return { is: 'question', rest: title, ...(number !== undefined && { number: Number(number) }) }
  const bullet = BULLET.exec(text)?.[1]
  if (bullet !== undefined) return { is: 'option', text: bullet, isMarked: text.startsWith('☑') }
  const starred = STARRED.exec(text)?.[1]
  if (starred !== undefined && !starred.startsWith('*')) return { is: 'option', text: starred, isMarked: true }
  return { is: 'words', text }
}

const INLINE = /(?:^|\s)(\*)?[([]?([a-h])[)\].]\s*(?=\S)/giu

/** Options that stand behind each other in a line, from A on; the text before them comes first. */
export const inlineOptions = (
  text: string,
): { before: string; options: { letter: string; text: string; isMarked: boolean }[] } | undefined => {
  const found = Array.from(text.matchAll(INLINE))
  const starts: typeof found = []
  for (const match of found)
    if (match[2]?.toLowerCase() === String.fromCharCode('a'.charCodeAt(0) + starts.length)) starts.push(match)
  if (starts.length < 2) return undefined
  const options = starts.map((match, place) => ({
    letter: match[2]?.toLowerCase() ?? '',
    text: text.slice(match.index + match[0].length, starts[place + 1]?.index).trim(),
    isMarked: match[1] !== undefined,
  }))
  return { before: text.slice(0, starts[0]?.index).trim(), options }
}

const TAIL = /\s+[([]?(?:ans|answer|antwort|respuesta|उत्तर)\s*[.:-]\s*([^\s.:][^.:]{0,60}?)[)\]]?$/iu

/** What is said to be right at the end of a line that has its options too. */
export const answerTail = (text: string): { text: string; said?: string } => {
  const [tail = '', said] = TAIL.exec(text) ?? []
  return said === undefined ? { text } : { text: text.slice(0, -tail.length), said }
}
