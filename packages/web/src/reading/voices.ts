import { languagesOfLetters } from '@quokka/core/text-language'
import type { Language } from '@quokka/languages'
import { useSyncExternalStore } from 'react'

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** One of some languages, by their codes: the screen's where it is among them. */
const oneOf = ([first, ...others]: readonly string[], screen: Language): string =>
  first === undefined || [first, ...others].includes(baseOf(screen)) ? screen : first

/** The language in which a question is read aloud: its own, else by the letters of most of its text, and of those written in them the screen's. */
export const languageToRead = (text: string, screen: Language, own?: string): string =>
  oneOf(own === undefined ? (languagesOfLetters(text) ?? []) : [own], screen)

/** A voice of this device for a language, its own region's before others. What a voice elsewhere read would leave the device. */
export const voiceFor = (language: string): SpeechSynthesisVoice | undefined => {
  if (!('speechSynthesis' in window)) return undefined
  const found = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && baseOf(lang) === baseOf(language))
  return found.find(({ lang }) => lang === language) ?? found.find((voice) => voice.default) ?? found[0]
}

/** Browsers tell their voices late. */
const subscribe = (listener: () => void): (() => void) => {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined)
