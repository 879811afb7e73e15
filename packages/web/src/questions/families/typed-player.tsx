import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { useEffect } from 'react'
import { t } from '../../messages/stage.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { PlayerProps } from '../question-view.ts'
import { isForPage } from './is-for-page.ts'
import { LetterBoxes } from './letter-boxes.tsx'
import { lettersHint, lettersLabel } from './letter-words.ts'
import { areFigures, composeAnswer, countBlanks, isRightToLeft, lettersOf, wordsOf } from './letters.ts'
import { SubmitBar } from './submit-bar.tsx'
import styles from './typed-player.module.css'
import { useLetterField } from './use-letter-field.ts'
import { useRoomForKeyboard } from './use-room-for-keyboard.ts'

/** A word to type, one box a letter. */
export const TypedPlayer = ({ question, locked, pending, disabled, onAnswer }: PlayerProps) => {
  const blanks = question.answerBlanks ?? []
  const words = wordsOf(blanks)
  const { letters, current, pick, inputProps } = useLetterField(blanks)
  const isAsleep = disabled || locked !== null
  const isWhole = letters.length === countBlanks(blanks) || areFigures(letters)
  // As they were typed: beside a given letter one may read as a part of it.
  const isOwn = locked === null || locked === composeAnswer(blanks, letters)
  const shown = isOwn ? letters : lettersOf(locked, blanks)

  useRoomForKeyboard()

  const field = inputProps.ref
  useEffect(() => {
    if (!isAsleep) field.current?.focus({ preventScroll: true })
  }, [field, isAsleep])

  // A letter that is typed anywhere lands in the boxes, such as after a notice was closed.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isLetter = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isLetter && isForPage(event)) field.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [field])

  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !isAsleep) onAnswer(composeAnswer(blanks, letters))
      }}
    >
      <div className={styles.boxes}>
        {!isAsleep && (
          <input
            {...inputProps}
            className={styles.field}
            type="text"
            aria-label={lettersLabel(words)}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
          />
        )}
        <LetterBoxes
          words={words}
          letters={shown}
          current={isAsleep ? undefined : current}
          isRightToLeft={isRightToLeft([...blanks, ...shown])}
          onPick={pick}
        />
        <LiveRegion
          message={
            letters.length > 0 && locked === null
              ? t('questions:letters.soFar', { text: composeAnswer(blanks, letters) })
              : ''
          }
        />
      </div>
      <p className={styles.hint}>
        <Icon of={LockSimpleIcon} size={18} />
        {lettersHint(words)}
      </p>
      <div className={styles.foot}>
        {!isAsleep && (
          <Button
            tone="glass"
            icon={KeyboardIcon}
            className={styles.change}
            onPress={() => field.current?.focus({ preventScroll: true })}
          >
            {t('questions:changeLetters')}
          </Button>
        )}
        <SubmitBar type="submit" isReady={isWhole && !isAsleep} locked={locked !== null} pending={pending}>
          {t('questions:submit')}
        </SubmitBar>
      </div>
    </form>
  )
}
