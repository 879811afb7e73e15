import { useRef, useState } from 'react'
import { readSession } from '../../account/session.ts'
import type { Outcome } from '../../lib/calls/call.ts'
import { t } from '../../messages/studio.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Avatar } from '../../ui/stage/pictures/avatar.tsx'
import { AVATARS } from '../../ui/stage/pictures/avatars.ts'
import { Button } from '../../ui/studio/controls/button.tsx'
import styles from './share.module.css'

/** The same face for the same person each time: an editor is known by the email alone. */
const faceOf = (email: string) => {
  const sum = Array.from(email).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return AVATARS[sum % AVATARS.length] ?? AVATARS[0]
}

/** A long address breaks here first. */
const beforeAt = (email: string) => email.replace(/@[^@]*$/, '')

interface EditorListProps {
  editors: readonly string[]
  remove: (email: string) => Promise<Outcome<unknown>>
}

/** Whoever may edit: the owner, who is looking at it, and the others with a way to take it back. */
export const EditorList = ({ editors, remove }: EditorListProps) => {
  const [removing, setRemoving] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const owner = readSession()

  const revoke = async (email: string) => {
    setRemoving(email)
    const answer = await remove(email)
    setRemoving(undefined)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    toast({ text: t('access:share.revoked', { email }), tone: 'good' })
    // The pressed button has gone with its line.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="editors">
      <h3 id="editors" ref={heading} tabIndex={-1} className={styles.count}>
        {t('access:share.people', { count: editors.length + 1 })}
      </h3>
      <ul className={styles.people}>
        <li className={styles.person}>
          <Avatar avatar={owner.avatar ?? ''} size={42} />
          <p className={styles.words}>
            {owner.name && <span className={styles.name}>{owner.name}</span>}
            <span className={styles.email}>{owner.email}</span>
          </p>
          <span className={styles.owner}>{t('access:share.owner')}</span>
        </li>
        {editors.map((email) => (
          <li key={email} className={styles.person}>
            <Avatar avatar={faceOf(email)} size={42} />
            <p className={styles.words}>
              <span className={styles.name}>
                {beforeAt(email)}
                <wbr />
                {email.slice(beforeAt(email).length)}
              </span>
            </p>
            <Button
              tone="outline"
              size="small"
              busy={removing === email}
              aria-label={t('access:share.removeNamed', { email })}
              onPress={() => revoke(email)}
            >
              {t('access:share.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
