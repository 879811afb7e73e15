import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ShieldSlashIcon } from '@phosphor-icons/react/dist/ssr/ShieldSlash'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { Card } from '../../../ui/studio/card.tsx'
import { Tag } from '../../../ui/studio/tag.tsx'
import type { OneTimeSecret } from '../api/one-time-code.ts'
import { beginOneTimeCode } from '../api/one-time-code.ts'
import styles from './card-actions.module.css'
import { TwoStepDialog } from './two-step-dialog.tsx'

/** Whether a sign-in asks for a code of an authenticator app, and the way to have it asked. */
export const TwoStepCard = ({ isOn, onSetUp }: { isOn: boolean; onSetUp: () => void }) => {
  const [secret, setSecret] = useState<OneTimeSecret>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const begin = async () => {
    setIsBusy(true)
    const answer = await beginOneTimeCode()
    setIsBusy(false)
    if (answer.ok) setSecret(answer.value)
    else toast({ text: answer.sentence, tone: 'bad' })
  }

  return (
    <Card
      title={t('profile:twoStep.title')}
      help={t('profile:twoStep.help')}
      end={
        isOn ? (
          <Tag tone="good" icon={CheckCircleIcon}>
            {t('profile:twoStep.isOn')}
          </Tag>
        ) : (
          <Tag icon={ShieldSlashIcon}>{t('profile:twoStep.isOff')}</Tag>
        )
      }
    >
      <div className={styles.actions}>
        <Button tone="outline" busy={isBusy} aria-haspopup="dialog" onPress={begin}>
          {isOn ? t('profile:twoStep.setUpAnew') : t('profile:twoStep.setUp')}
        </Button>
      </div>
      {secret && (
        <TwoStepDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onDone={() => {
            setSecret(undefined)
            toast({ text: t('profile:twoStep.done'), tone: 'good' })
            onSetUp()
          }}
        />
      )}
    </Card>
  )
}
