import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ShieldSlashIcon } from '@phosphor-icons/react/dist/ssr/ShieldSlash'
import type { Profile } from '@quokka/contract/http'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './card-actions.module.css'
import type { TwoStepWish } from './two-step-dialog.tsx'
import { TwoStepDialog } from './two-step-dialog.tsx'

/** Whether a sign-in asks for a code of an authenticator app, and all that can be done about it. */
export const TwoStepCard = ({ profile, onChange }: { profile: Profile; onChange: () => void }) => {
  const { username, userType, hasPassword, hasOneTimeCode: isOn, recoveryCodesLeft } = profile
  const [wish, setWish] = useState<TwoStepWish>()
  const toast = useToast()
  const button = (wanted: TwoStepWish, label: string, tone: 'outline' | 'dangerOutline' = 'outline') => (
    <Button tone={tone} aria-haspopup="dialog" onPress={() => setWish(wanted)}>
      {label}
    </Button>
  )

  return (
    <Card
      title={t('profile:twoStep.title')}
      help={isOn ? t('profile:twoStep.helpOn', { count: recoveryCodesLeft }) : t('profile:twoStep.help')}
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
        {button('setUp', isOn ? t('profile:twoStep.setUpAnew') : t('profile:twoStep.setUp'))}
        {isOn && button('newCodes', t('profile:twoStep.newCodes'))}
        {isOn && userType !== 'ADMIN' && button('turnOff', t('profile:twoStep.turnOff'), 'dangerOutline')}
      </div>
      {wish && (
        <TwoStepDialog
          wish={wish}
          username={username}
          hasPassword={hasPassword}
          onClose={() => setWish(undefined)}
          onChange={() => {
            toast({ text: t(`profile:twoStep.done.${wish}`), tone: 'good' })
            onChange()
          }}
        />
      )}
    </Card>
  )
}
