import { searchFold } from '@quokka/core/quiz'

/** What readers leave out when they search: the vowel signs and the long stroke of Arabic, the hamza on an alif, the dot under letters of Indian scripts. */
const LEFT_OUT = /[\u0640\u064b-\u065f\u0670\u093c\u09bc]/gu

const searchKey = (text: string): string => searchFold(text).normalize('NFKD').replace(LEFT_OUT, '')

/** Whether one of the texts has what is searched for, whatever its case and accents. */
export const isFoundIn = (texts: readonly string[], search: string): boolean => {
  const wanted = searchKey(search)
  return texts.some((text) => searchKey(text).includes(wanted))
}
