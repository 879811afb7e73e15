import { copyText } from '../../../lib/clipboard.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { EmptyState } from '../../../ui/studio/empty-state.tsx'
import { Skeleton } from '../../../ui/studio/skeleton.tsx'
import { useOneTimeSecret } from '../api/use-one-time-secret.ts'
import { StepFrame } from '../components/step-frame.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'
import styles from './set-up-one-time-code.module.css'

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** An administrator's first sign-in: an authenticator app is set up, and proves itself by a code. */
export const SetUpOneTimeCode = () => {
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
          <OneTimeCodeForm label={t('accounts:setUpEnter')} />
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
