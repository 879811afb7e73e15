import type { SignedIn } from '@quokka/contract/http'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { copyText } from '../../../lib/page/clipboard.ts'
import { t } from '../../../messages/accounts.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RecoveryCodes } from '../../../ui/studio/display/recovery-codes.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { useOneTimeSecret } from '../api/use-one-time-secret.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import form from '../components/form.module.css'
import { StepFrame } from '../components/step-frame.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { OneTimeCodeForm } from './one-time-code-form.tsx'
import styles from './set-up-one-time-code.module.css'

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** An administrator's first sign-in: an authenticator app is set up, proves itself by a code, and brings recovery codes. */
export const SetUpOneTimeCode = () => {
  const [given, setGiven] = useState<Given>()
  const finish = useFinishSignIn()
  if (given !== undefined)
    return <KeepRecoveryCodes given={given} onKept={() => finish({ ok: true, value: given.signedIn })} />
  return (
    <SetUpApp
      onAnswer={async (answer) => {
        if (!answer.ok) return finish(answer)
        const { recoveryCodes = [], ...signedIn } = answer.value
        setGiven({ signedIn, recoveryCodes })
      }}
    />
  )
}

interface Given {
  signedIn: SignedIn
  recoveryCodes: readonly string[]
}

const KeepRecoveryCodes = ({ given, onKept }: { given: Given; onKept: () => Promise<void> }) => (
  <AccountFrame
    greeting="step"
    mood="cheering"
    title={t('accounts:keepRecoveryCodes')}
    help={t('accounts:keepRecoveryCodesHelp')}
    focusTitle
  >
    <div className={form.form}>
      <RecoveryCodes
        codes={given.recoveryCodes}
        fileName={`${given.signedIn.userName}-recovery-codes.txt`}
        labels={{
          list: t('accounts:recoveryCodes'),
          copy: t('accounts:copyCodes'),
          copied: t('accounts:codesCopied'),
          download: t('accounts:downloadCodes'),
        }}
      />
      <Button wide onPress={onKept}>
        {t('accounts:codesKept')}
      </Button>
    </div>
  </AccountFrame>
)

const SetUpApp = ({ onAnswer }: Pick<ComponentProps<typeof OneTimeCodeForm>, 'onAnswer'>) => {
  const { loaded, reload } = useOneTimeSecret()
  return (
    <StepFrame title={t('accounts:setUpOneTimeCode')} help={t('accounts:setUpHelp')} focusTitle>
      {loaded.is === 'loading' && <Skeleton className={styles.loading} />}
      {loaded.is === 'failed' && (
        <EmptyState
          mood="oops"
          sentence={loaded.sentence}
          action={<Button onPress={reload}>{t('accounts:tryAgain')}</Button>}
        />
      )}
      {loaded.is === 'ready' && (
        <>
          <SecretCard {...loaded.value} />
          <OneTimeCodeForm label={t('accounts:setUpEnter')} onAnswer={onAnswer} />
        </>
      )}
    </StepFrame>
  )
}

const SecretCard = ({ secret, address }: { secret: string; address: string }) => {
  const toast = useToast()
  const copy = async () => {
    const copied = await copyText(secret)
    toast(copied.ok ? { text: t('accounts:keyCopied'), tone: 'good' } : { text: copied.sentence, tone: 'bad' })
  }
  return (
    <div className={styles.card}>
      <p className={styles.how}>{t('accounts:setUpScan')}</p>
      <div className={styles.qr}>
        <QrCode value={address} label={t('accounts:setUpQrLabel')} />
      </div>
      <p className={styles.how}>{t('accounts:setUpType')}</p>
      <p className={styles.secret}>
        <code>{grouped(secret)}</code>
      </p>
      <Button tone="soft" size="small" onPress={copy}>
        {t('accounts:copyKey')}
      </Button>
    </div>
  )
}
