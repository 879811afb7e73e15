import { voiceFor } from './voices.ts'

interface TextToRead {
  text: string
  /** By its code. */
  language: string
}

/** Ends whatever is read aloud. */
export const hush = (): void => speechSynthesis.cancel()

const utteranceOf = ({ text, language }: TextToRead): SpeechSynthesisUtterance[] => {
  const voice = voiceFor(language)
  return voice === undefined ? [] : [Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang })]
}

/** Reads one text after the other, as far as there are voices; `onEnd` is called after the last, or when it was cut off. */
export const readAloud = (texts: readonly TextToRead[], onEnd?: () => void): void => {
  hush()
  const utterances = texts.flatMap(utteranceOf)
  if (onEnd) for (const end of ['end', 'error']) utterances.at(-1)?.addEventListener(end, onEnd)
  for (const utterance of utterances) speechSynthesis.speak(utterance)
}
