import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { DiceFiveIcon } from '@phosphor-icons/react/dist/ssr/DiceFive'
import { LIMITS } from '@quokka/core/limits'
import { safeName } from '@quokka/core/safe-name'
import type { FormEvent } from 'react'
import { useState } from 'react'
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
/** Three such names and the dice fit in one row. */
const MOST_CHARACTERS = 12

const suggest = (taken: readonly string[]): string[] => {
  const names: string[] = []
  while (names.length < SUGGESTIONS)
    names.push(safeName(Math.random, (name) => name.length > MOST_CHARACTERS || [...taken, ...names].includes(name)))
  return names
}

/** Three safe names to choose from, new ones on a throw of the dice, and a field for any other. */
export const RenameForm = ({ isAsleep, taken, onRename }: RenameFormProps) => {
  const [names, setNames] = useState(() => suggest(taken))
  const [chosen, setChosen] = useState(names[0] ?? '')
  const isEmpty = chosen.trim() === ''

  const throwDice = () => {
    const thrown = suggest(taken)
    setNames(thrown)
    setChosen(thrown[0] ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsleep && !isEmpty) onRename(chosen.trim())
  }

  return (
    <form className={styles.rename} onSubmit={submit}>
      <h3 id="rename-player" className={styles.title}>
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
            {name}
          </button>
        ))}
        <button type="button" className={styles.dice} onClick={throwDice}>
          <Icon of={DiceFiveIcon} size={22} />
          {t('newNames')}
        </button>
      </fieldset>
      <div className={styles.field}>
        <input
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
