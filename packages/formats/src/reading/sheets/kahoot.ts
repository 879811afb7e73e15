import type { FoundQuestion } from '../../found-quiz.ts'
import type { Need } from '../../remark.ts'
import { nameWithoutEnding, sheetsOf } from '../opened-file.ts'
import type { Reader } from '../reader.ts'

const ANSWERS = /^answer (\d)/i

/** Where the columns stand, and in which row their names do; both move between programs. */
const headerOf = (rows: readonly (readonly string[])[]) => {
  for (const [row, cells] of rows.entries()) {
    const place = (name: RegExp) => cells.findIndex((cell) => name.test(cell.trim()))
    const [question, time, right] = [place(/^question\b/i), place(/^time limit/i), place(/^correct answer/i)]
    const answers = cells.flatMap((cell, column) => (ANSWERS.test(cell.trim()) ? [column] : []))
    if (question !== -1 && time !== -1 && right !== -1 && answers.length > 1)
      return { row, question, time, right, answers }
  }
  return undefined
}

/** Numbers of answers from 1, however a locale or a program has written the list. */
const numbersIn = (said: string): number[] => Array.from(said.matchAll(/\d+/g), ([digits]) => Number(digits))

/** Kahoot's spreadsheet. */
export const kahootSheet: Reader = {
  format: 'kahoot',
  read(file) {
    const [sheet] = sheetsOf(file)
    const header = sheet && headerOf(sheet.rows)
    if (sheet === undefined || header === undefined) return undefined
    const questions = sheet.rows.slice(header.row + 1).flatMap((cells, index): FoundQuestion[] => {
      const cell = (column: number): string => cells[column]?.trim() ?? ''
      const title = cell(header.question)
      const texts = header.answers.map(cell)
      if (title === '' && texts.every((text) => text === '')) return []
      const said = cell(header.right)
      const right = numbersIn(said)
      const isRight = (place: number) => right.includes(place + 1) || texts[place]?.toLowerCase() === said.toLowerCase()
      const options = texts.map((text, place) => ({ text, isRight: text !== '' && isRight(place) }))
      const count = texts.filter((text) => text !== '').length
      const needs: Need[] = options.some((option) => option.isRight)
        ? []
        : [{ code: 'rightAnswerUnknown', said, column: 'Correct answer(s)', count }]
      const timeS = Number(cell(header.time))
      return [
        {
          place: { file: file.name, row: header.row + index + 2 },
          title,
          answer: { form: 'choice', options },
          ...(timeS > 0 && { timeS }),
          needs,
        },
      ]
    })
    return [{ name: nameWithoutEnding(file.name), questions }]
  },
}
