import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../entering/code-field.tsx'
import type { FoundRoom } from '../../entering/find-room.ts'
import { findRoom } from '../../entering/find-room.ts'
import { goToRoom } from '../../entering/go-to-room.ts'
import { readRoomCode } from '../../entering/room-code.ts'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { classNames } from '../../lib/page/class-names.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { t } from './home-messages.ts'
import styles from './join-form.module.css'

const sentenceFor = (found: Exclude<FoundRoom, { is: 'open' }>): string => {
  if (found.is === 'misspelt') return t('codeLength')
  if (found.is === 'refused') return t(`entering:${found.why}`)
  return found.is === 'unknown' ? t('invalidRoom') : found.sentence
}

interface JoinFormProps {
  /** In the page beside what home is for, not in a dialog of its own: not typed into at once, and without the one accent. */
  isInPage?: boolean
  /** The code of a link that led to no room, to be mended. */
  written?: string | undefined
}

/** Joins a room by its code; what is wrong with the code stands under it. */
export const JoinForm = ({ isInPage = false, written }: JoinFormProps) => {
  const [code, setCode] = useState(() => readRoomCode(written ?? ''))
  const [error, setError] = useState<string>()
  const [isLooking, setIsLooking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    if (!isInPage || written !== undefined) field.current?.focus()
  }, [isInPage, written])

  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isLooking) return
    setError(undefined)
    setIsLooking(true)
    const found = await findRoom(code)
    setIsLooking(false)
    if (found.is === 'open') {
      goToRoom(code, navigate, { ownSeat: found.ownSeat, safeNames: found.safeNames })
      return
    }
    // There one waits until there is a place.
    if (found.is === 'refused' && found.why === 'room/full') return navigate(`/${code}`)
    setError(sentenceFor(found))
    field.current?.focus()
  }

  return (
    <form className={classNames(styles.form, isInPage && styles.inPage)} onSubmit={join} noValidate>
      <CodeField
        ref={field}
        label={t('codeLabel')}
        {...(isInPage ? { aside: t('linkToo') } : { hint: t('codeHint', { characters: LIMITS.roomCodeCharacters }) })}
        error={error}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" tone={isInPage ? 'dark' : 'wattle'} wide disabled={code === ''} busy={isLooking}>
        {t('joinQuiz')}
      </Button>
    </form>
  )
}
