import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/page/clipboard.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { OneTimeSecret } from '../api/one-time-code.ts'
import { confirmOneTimeCode } from '../api/one-time-code.ts'
import styles from './dialog-form.module.css'

interface AppFormProps {
  secret: OneTimeSecret
  onDone: (recoveryCodes: readonly string[]) => void
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret for the app, and the code by which the app shows that it has it. */
export const AppForm = ({ secret, onDone }: AppFormProps) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const toast = useToast()

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const answer = await confirmOneTimeCode(code)
    setIsBusy(false)
    if (answer.ok) return onDone(answer.value.recoveryCodes ?? [])
    setError(answer.sentence)
    field.current?.focus()
  }

  const copy = async () => {
    const copied = await copyText(secret.secret)
    toast(copied.ok ? { text: t('profile:twoStep.keyCopied'), tone: 'good' } : { text: copied.sentence, tone: 'bad' })
  }

  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <p>{t('profile:twoStep.scan')}</p>
      <div className={styles.secret}>
        <div className={styles.code}>
          <QrCode value={secret.address} label={t('profile:twoStep.qrCode')} />
        </div>
        <div className={styles.key}>
          <p className={styles.keyLabel}>{t('profile:twoStep.key')}</p>
          <p className={styles.letters}>{inGroups(secret.secret)}</p>
          <Button tone="outline" size="small" icon={CopyIcon} onPress={copy}>
            {t('profile:twoStep.copyKey')}
          </Button>
        </div>
      </div>
      <p>{t('profile:twoStep.give')}</p>
      <TextField
        ref={field}
        label={t('profile:twoStep.code')}
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LIMITS.confirmationCodeCharacters}
        onChange={(typed) => {
          setCode(typed.replace(/\D/g, ''))
          setError(undefined)
        }}
      />
      <Button type="submit" wide busy={isBusy} disabled={code.length < LIMITS.confirmationCodeCharacters}>
        {t('profile:twoStep.confirm')}
      </Button>
    </form>
  )
}
