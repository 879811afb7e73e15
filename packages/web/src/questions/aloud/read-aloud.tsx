import { StopIcon } from '@phosphor-icons/react/dist/ssr/Stop'
import { UserSoundIcon } from '@phosphor-icons/react/dist/ssr/UserSound'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { t } from '../../reading/messages.ts'
import { useReading } from '../../reading/reading.ts'
import { hush, readAloud } from '../../reading/speaker.ts'
import { languageToRead, useHasVoice } from '../../reading/voices.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import type { ReadAloudProps } from './reader.ts'
import { reader } from './reader.ts'
import { spokenQuestion } from './spoken-questions.ts'

/** Reads the question at a press or by itself when it opens, as was chosen. Without a voice for its language there is nothing. */
export const ReadAloud = (props: ReadAloudProps) => (useReading().aloud === 'silent' ? null : <Reader {...props} />)

const Reader = ({ question, isOpen, className }: ReadAloudProps) => {
  const { questionId } = question
  const texts = spokenQuestion(question)
  const screen = useLanguage()
  const own = texts.filter(({ isOfScreen }) => !isOfScreen).map(({ text }) => text)
  const language = languageToRead(own.join(' '), screen, question.language)
  const hasVoice = useHasVoice(language)
  const readsItself = useReading().aloud === 'aloud-always'
  const [isReading, setIsReading] = useState(false)
  /** Not once more by itself when somebody comes back from the scores. */
  const begun = useRef<string>(null)

  const read = () => {
    begun.current = questionId
    setIsReading(true)
    readAloud(
      texts.map(({ text, isOfScreen }) => ({ text, language: isOfScreen ? screen : language })),
      () => setIsReading(false),
    )
  }
  const stop = () => {
    hush()
    setIsReading(false)
  }

  const readsNow = readsItself && hasVoice && isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is read as it opened, not again at every second.
  useEffect(() => {
    // After the pause that browsers want between what was read before and what comes.
    const timer = setTimeout(() => {
      if (readsNow && begun.current !== questionId) read()
    })
    return () => clearTimeout(timer)
  }, [questionId, readsNow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the question, its time, its answer and its page.
  useEffect(() => {
    window.addEventListener('pagehide', hush)
    return () => {
      window.removeEventListener('pagehide', hush)
      stop()
    }
  }, [questionId, isOpen])

  if (!hasVoice) return null
  return (
    <IconButton
      icon={isReading ? StopIcon : UserSoundIcon}
      label={isReading ? t('stop') : t('aloud')}
      className={className}
      onPress={isReading ? stop : read}
    />
  )
}

reader.ReadAloud = ReadAloud
