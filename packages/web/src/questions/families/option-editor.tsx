import { LIMITS } from '@quokka/core/limits'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/studio.ts'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { AnswerShape } from '../../ui/stage/room/answer-shape.tsx'
import { Counter } from '../editing/slide/counter.tsx'
import { SlideFault } from '../editing/slide/slide-fault.tsx'
import { SlideText } from '../editing/slide/slide-text.tsx'
import { Mark } from './mark.tsx'
import styles from './option-editor.module.css'
import { LETTERS } from './option-keys.ts'
import type { PastedOptions } from './pasted-options.ts'
import { pastedOptions } from './pasted-options.ts'
import { isBlank } from './slots.ts'
import { useMarkKeys } from './use-mark-keys.ts'

interface OptionEditorProps {
  options: readonly string[]
  /** The right option's place. */
  correct: number | null
  onMark: (index: number) => void
  /** Without it the options are fixed. */
  onWrite?: (index: number, text: string) => void
  /** Takes a list that is pasted into an option, where it can be taken. */
  onPaste?: (options: PastedOptions) => void
  /** Options that stand before too. */
  repeated?: ReadonlySet<number>
}

/** From so many characters on an answer is set smaller, as players see it. */
const LONG = 25
const NONE: ReadonlySet<number> = new Set()

/** The answers in their tiles, written and marked there. */
export const OptionEditor = ({ options, correct, onMark, onWrite, onPaste, repeated = NONE }: OptionEditorProps) => {
  const id = useId()
  const [said, setSaid] = useState('')
  const answerAt = (index: number) => (onWrite ? (LETTERS[index] ?? 'D') : (options[index] ?? ''))
  useMarkKeys(options.length, (index) => {
    onMark(index)
    setSaid(t('editing:marked', { answer: answerAt(index) }))
  })
  const takeLines = (pasted: string): boolean => {
    const list = pastedOptions(pasted, options.length, LIMITS.optionCharacters)
    // Nothing that was written is replaced.
    if (!onPaste || !list || !options.every(isBlank)) return false
    onPaste(list)
    const marked = list.marked === null ? '' : t('editing:marked', { answer: answerAt(list.marked) })
    setSaid(`${t('editing:pastedAnswers', { count: list.texts.length })} ${marked}`.trim())
    return true
  }
  return (
    <>
      <fieldset className={classNames(styles.tiles, !onWrite && styles.tall)} aria-label={t('editing:answers')}>
        {options.map((option, index) => {
          const letter = LETTERS[index] ?? 'D'
          const label = t('editing:option', { letter })
          const isRepeated = repeated.has(index)
          const field: ReactNode = onWrite ? (
            <SlideText
              label={label}
              value={option}
              placeholder={label}
              maxLength={LIMITS.optionCharacters}
              isInvalid={isRepeated}
              describedBy={`${id}${letter}-count${isRepeated ? ` ${id}${letter}-fault` : ''}`}
              className={styles.text}
              onLines={takeLines}
              onChange={(value) => onWrite(index, value)}
            />
          ) : (
            <span className={styles.text}>
              <bdi>{option}</bdi>
            </span>
          )
          return (
            <div
              key={letter}
              data-answer={letter}
              className={classNames(styles.tile, option.length >= LONG && styles.long)}
            >
              <AnswerShape answer={letter} />
              {field}
              <span className={styles.end}>
                {onWrite && <Counter id={`${id}${letter}-count`} text={option} most={LIMITS.optionCharacters} />}
                <Mark
                  group={id}
                  answer={answerAt(index)}
                  keys={`Alt+${index + 1}`}
                  checked={index === correct}
                  onCheck={() => onMark(index)}
                />
              </span>
              {isRepeated && <SlideFault id={`${id}${letter}-fault`}>{t('editing:repeatedOption')}</SlideFault>}
            </div>
          )
        })}
      </fieldset>
      <LiveRegion message={said} />
    </>
  )
}
