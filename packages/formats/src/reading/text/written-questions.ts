import type { Line } from './lines.ts'
import { answerTail, inlineOptions, readLine } from './lines.ts'

export interface WrittenOption {
  letter?: string
  text: string
  isMarked: boolean
}

/** A question as it stands in a text, before it is decided what it asks. */
export interface WrittenQuestion {
  /** Where it begins, from 1. */
  line: number
  number?: number
  /** A line each. */
  title: string[]
  options: WrittenOption[]
  said?: string
  explanation: string[]
}

/** `1. b  2. d`, as it stands at the end. */
const KEY_ENTRY = /(\d{1,4})\s*[.):\-–=]*\s*[([]?(true|false|[a-h]|t|f)[)\]]?(?=[\s,;.]|$)/giu
const ONLY_ENTRIES = /^(?:\d{1,4}\s*[.):\-–=]*\s*[([]?(?:true|false|[a-h]|t|f)[)\]]?[\s,;.]*)+$/iu
/** One a line, in words. */
const KEY_LINE = /^(\d{1,4})\s*[.):\-–=]+\s*(\S.*)$/u

/** Collects the lines of questions: what belongs to which is told by marks, by order, and where there are none by blank lines. */
class Collecting {
  readonly questions: WrittenQuestion[] = []
  private readonly key = new Map<number, string>()
  private current: WrittenQuestion | undefined
  /** What the last line belonged to. */
  private last: Line['is'] | 'start' = 'start'
  private isInKey = false
  private wasBlank = false

  read(text: string): WrittenQuestion[] {
    for (const [index, written] of text.split('\n').entries()) {
      const line = readLine(written)
      const whole = line.is === 'question' ? line.rest : line.is === 'words' ? line.text : ''
      const tail = inlineOptions(whole) === undefined ? { text: whole } : answerTail(whole)
      if (line.is === 'question') this.line({ ...line, rest: tail.text }, index + 1)
      else if (line.is === 'words') this.line({ ...line, text: tail.text }, index + 1)
      else this.line(line, index + 1)
      if (tail.said !== undefined) this.line({ is: 'answer', said: tail.said }, index + 1)
    }
    for (const [place, question] of this.questions.entries()) {
      const said = this.key.get(question.number ?? place + 1)
      if (question.said === undefined && said !== undefined) question.said = said
    }
    return this.questions
  }

  private begin(line: number, title: string, number?: number): WrittenQuestion {
    this.current = {
      line,
      title: title === '' ? [] : [title],
      options: [],
      explanation: [],
      ...(number !== undefined && { number }),
    }
    this.questions.push(this.current)
    return this.current
  }

  private line(line: Line, at: number): void {
    if (line.is === 'blank') {
      this.wasBlank = true
      return
    }
    if (line.is === 'key') {
      this.isInKey = true
      this.addToKey(line.rest)
    } else if (this.isInKey) this.keyLine(line)
    else this.questionLine(line, at)
    this.last = line.is
    this.wasBlank = false
  }

  private addToKey(text: string): void {
    for (const [, number, said] of text.matchAll(KEY_ENTRY)) if (said !== undefined) this.key.set(Number(number), said)
  }

  private keyLine(line: Line): void {
    const text = line.is === 'question' ? `${line.number}. ${line.rest}` : line.is === 'words' ? line.text : ''
    const [, number, said] = KEY_LINE.exec(text) ?? []
    if (ONLY_ENTRIES.test(text)) this.addToKey(text)
    else if (number !== undefined && said !== undefined) this.key.set(Number(number), said)
  }

  private questionLine(line: Exclude<Line, { is: 'blank' | 'key' }>, at: number): void {
    switch (line.is) {
      case 'question': {
        // A key without a heading.
        const whole = `${line.number}. ${line.rest}`
        if (this.questions.length > 0 && line.number === 1 && ONLY_ENTRIES.test(whole)) {
          this.isInKey = true
          this.addToKey(whole)
          return
        }
        const inline = inlineOptions(line.rest)
        this.begin(at, inline?.before ?? line.rest, line.number).options.push(...(inline?.options ?? []))
        return
      }
      case 'option':
        this.option(line, at)
        return
      case 'answer': {
        const question = this.current?.said === undefined ? this.current : undefined
        const target = question ?? this.begin(at, '')
        target.said = line.said
        return
      }
      case 'explanation':
        this.current?.explanation.push(line.text)
        return
      case 'words':
        this.words(line.text, at)
    }
  }

  private option({ letter, text, isMarked }: Extract<Line, { is: 'option' }>, at: number): void {
    const { current } = this
    const isFirst = letter === 'a' && current !== undefined && current.options.length > 0
    // The letters begin again: what looked like more of the last option is the next question.
    const question = isFirst
      ? this.begin(at, '')
      : ((current?.said !== undefined && letter === 'a' ? this.begin(at, '') : current) ?? this.begin(at, ''))
    if (isFirst) this.moveTail(current, question)
    const inline = inlineOptions(`${letter ?? '-'}) ${text}`)
    if (inline !== undefined && letter === 'a') question.options.push(...inline.options)
    else question.options.push({ text, isMarked, ...(letter !== undefined && { letter }) })
  }

  private moveTail(from: WrittenQuestion, to: WrittenQuestion): void {
    const last = from.options.at(-1)
    const [text = '', ...tail] = last?.text.split('\n') ?? []
    if (last === undefined || tail.length === 0) return
    last.text = text
    to.title.push(...tail)
    to.line -= tail.length
  }

  private words(text: string, at: number): void {
    const { current } = this
    const inline = inlineOptions(text)
    const isDone =
      current === undefined ||
      current.said !== undefined ||
      (this.wasBlank && (current.options.length > 0 || current.title.length > 1))
    if (this.last === 'explanation' && !this.wasBlank) current?.explanation.push(text)
    else if (isDone || (this.wasBlank && current.title.length > 0 && inline === undefined)) {
      this.begin(at, inline?.before ?? text).options.push(...(inline?.options ?? []))
    } else if (inline !== undefined && current.options.length === 0) {
      if (inline.before !== '') current.title.push(inline.before)
      current.options.push(...inline.options)
    } else if (current.options.length === 0) current.title.push(text)
    else {
      const last = current.options.at(-1)
      if (last !== undefined) last.text += `\n${text}`
    }
  }
}

/** The questions of a text as people write it. */
export const writtenQuestions = (text: string): WrittenQuestion[] => new Collecting().read(text)
