import type { KeyboardEvent } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { AnswerShape } from '../../ui/stage/room/answer-shape.tsx'
import type { ChoiceText, PlayerProps } from '../question-view.ts'
import { LETTERS, optionBeside } from './option-keys.ts'
import styles from './option-tiles.module.css'
import { StateChip } from './state-chip.tsx'
import { useOptionKeys } from './use-option-keys.ts'

/** From so many characters on an answer is set smaller; a projector does so a little later. */
const LONG = 25
const LONG_ON_PROJECTOR = 31
/** Up to so many characters there is room beside an answer for the chip that says it is given. */
const SHORT = 10
/** No tile has room for a word of more characters. */
const WIDEST_WORD = 36

const isUnbroken = (option: string) => option.split(/\s/u).some((word) => word.length > WIDEST_WORD)

const focusBeside = (event: KeyboardEvent<HTMLElement>, from: number, options: number) => {
  const beside = optionBeside(event.key, from, options)
  if (beside === null) return
  event.preventDefault()
  event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[beside]?.focus()
}

interface OptionTilesProps extends PlayerProps {
  /** Two tiles of double height in the place of four. */
  isTall?: boolean
  /** Where the words of the options are the type's own. */
  choiceText?: ChoiceText | undefined
}

/** Two or four answers to choose one of. Arrow keys and Tab move, Enter, Space, a letter or a number choose. */
export const OptionTiles = ({
  question,
  locked,
  pending,
  disabled,
  onAnswer,
  isTall = false,
  choiceText,
}: OptionTilesProps) => {
  const options = question.answerChoices.filter((option) => typeof option === 'string')
  const isAsleep = disabled || locked !== null
  const choose = (index: number) => {
    const option = options[index]
    if (!isAsleep && option !== undefined) onAnswer(option)
  }
  useOptionKeys(options.length, choose)

  const texts = choiceText === undefined ? options : options.map(choiceText)
  const longest = Math.max(...texts.map((text) => text.length))
  const chosen = locked === null ? -1 : options.indexOf(locked)
  return (
    <div
      role="radiogroup"
      aria-label={question.questionTitle}
      className={classNames(
        styles.tiles,
        isTall && styles.tall,
        longest >= LONG && styles.long,
        longest >= LONG_ON_PROJECTOR && styles.veryLong,
      )}
      onKeyDown={(event) => {
        const tiles: EventTarget[] = [...event.currentTarget.querySelectorAll('[role="radio"]')]
        const from = tiles.indexOf(event.target)
        if (from >= 0) focusBeside(event, from, options.length)
      }}
    >
      {texts.map((text, index) => {
        const letter = LETTERS[index] ?? 'D'
        const isChosen = index === chosen
        return (
          // biome-ignore lint/a11y/useSemanticElements: a native radio would choose with the arrow keys, and a choice is final here.
          <button
            key={letter}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-disabled={isAsleep || undefined}
            data-answer={letter}
            className={classNames(
              styles.tile,
              isChosen && styles.chosen,
              locked !== null && !isChosen && styles.dimmed,
            )}
            onClick={() => choose(index)}
          >
            <VisuallyHidden>{letter}</VisuallyHidden>
            <AnswerShape answer={letter} tone={locked !== null && !isChosen ? 'colour' : 'ink'} />
            <span
              lang={choiceText === undefined ? question.language : undefined}
              dir="auto"
              className={classNames(styles.text, isUnbroken(text) && styles.unbroken)}
            >
              {text}
            </span>
            {isChosen && (
              <StateChip pending={pending} className={isTall || text.length > SHORT ? styles.onEdge : undefined} />
            )}
          </button>
        )
      })}
    </div>
  )
}
