import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { DiceFiveIcon } from '@phosphor-icons/react/dist/ssr/DiceFive'
import { graphemes } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import { safeName } from '@quokka/core/safe-name'
import type { SafeWords } from '@quokka/languages'
import { FIRST_LANGUAGE, safeWordsOf } from '@quokka/languages'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { languageInUse } from '../../../lib/text/translate.ts'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import styles from './moderation.module.css'

interface RenameFormProps {
  isAsleep: boolean
  /** Names that somebody has already. */
  taken: readonly string[]
  onRename: (name: string) => void
}

const SUGGESTIONS = 3
/** Of so many the shortest are offered: three of them and the dice mostly fit in one row. */
const DRAWN = 12

const suggest = (taken: readonly string[], words: SafeWords | undefined): string[] => {
  const names: string[] = []
  while (names.length < DRAWN)
    names.push(safeName(Math.random, (name) => [...taken, ...names].includes(name), { words }))
  const lengthOf = (name: string): number => graphemes(name).length
  return names.sort((one, other) => lengthOf(one) - lengthOf(other)).slice(0, SUGGESTIONS)
}

/** Opened by a press, which it takes the focus from: three safe names to choose from, new ones on a throw of the dice, and a field for any other. */
export const RenameForm = ({ isAsleep, taken, onRename }: RenameFormProps) => {
  const language = languageInUse()
  const [words, setWords] = useState<SafeWords>()
  const [names, setNames] = useState(() => (language === FIRST_LANGUAGE ? suggest(taken, undefined) : []))
  const [chosen, setChosen] = useState(names[0] ?? '')
  const isEmpty = chosen.trim() === ''
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const offer = (own: SafeWords | undefined) => {
    const offered = suggest(taken, own)
    setNames(offered)
    setChosen(offered[0] ?? '')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is called how meanwhile changes no offer.
  useEffect(() => {
    if (language === FIRST_LANGUAGE) return
    safeWordsOf(language).then(
      (found) => {
        setWords(found)
        offer(found)
      },
      () => offer(undefined),
    )
  }, [language])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsleep && !isEmpty) onRename(chosen.trim())
  }

  return (
    <form className={styles.rename} onSubmit={submit}>
      <h3 ref={title} id="rename-player" tabIndex={-1} className={styles.title}>
        {t('renameTitle')}
      </h3>
      <p className={styles.help}>{t('renameHelp')}</p>
      <fieldset className={styles.names} aria-label={t('safeNames')}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.name}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name === chosen && <Icon of={CheckCircleIcon} size={20} weight="fill" />}
            <bdi>{name}</bdi>
          </button>
        ))}
        <button type="button" className={styles.dice} onClick={() => offer(words)}>
          <Icon of={DiceFiveIcon} size={22} />
          {t('newNames')}
        </button>
      </fieldset>
      <div className={styles.field}>
        <input
          dir={typedDirection(chosen)}
          className={styles.input}
          aria-labelledby="rename-player"
          maxLength={LIMITS.playerNameCharacters}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" disabled={isAsleep || isEmpty}>
          {t('rename')}
        </Button>
      </div>
    </form>
  )
}
