import { LIMITS } from '@quokka/core/limits'

/** A name as a quiz has it: that of a file, such as class-5-science, is written out. */
export const quizName = (name: string): string => {
  const spaced = /\s/.test(name)
    ? name
    : name.replace(/[-_]+/g, ' ').replace(/(^| )(\p{Ll})/gu, (word) => word.toUpperCase())
  return Array.from(spaced.trim()).slice(0, LIMITS.quizNameCharacters).join('')
}
