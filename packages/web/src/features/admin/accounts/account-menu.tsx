import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import type { ListedAccount } from '@quokka/contract/http'
import type { UserType } from '@quokka/core/accounts'
import { USER_TYPES } from '@quokka/core/accounts'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import type { MenuDeed } from '../../../ui/studio/controls/action-menu.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import type { AccountActions } from '../api/use-accounts.ts'
import { nameOfPerson } from './name-of-person.ts'

const TYPE_ICONS = { REGULAR: UserIcon, PREMIUM: CrownSimpleIcon, ADMIN: ShieldCheckIcon }

/** What is asked about first: it cannot be taken back, or gives or takes away much. */
type Question = 'remove' | 'secondStep' | 'administrator'

interface AccountMenuProps {
  account: ListedAccount
  actions: AccountActions
}

/** What an administrator can do with an account of somebody else. */
export const AccountMenu = ({ account, actions }: AccountMenuProps) => {
  const { userId, userType, state, hasOneTimeCode } = account
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const name = nameOfPerson({ ...account, email: account.emailId })

  const tell = async (asked: Promise<{ ok: true } | { ok: false; sentence: string }>, done: string) => {
    setIsBusy(true)
    const answer = await asked
    setIsBusy(false)
    setQuestion(undefined)
    if (answer.ok) toast({ text: done, tone: 'good' })
    else toast({ text: answer.sentence, tone: 'bad' })
  }
  const setType = (type: UserType) =>
    tell(actions.setType(userId, type), t('admin:accounts.typeSet', { name, type: t(`admin:accounts.types.${type}`) }))

  const sendLink: MenuDeed = {
    label: state === 'invited' ? t('admin:accounts.inviteAgain') : t('admin:accounts.sendLink'),
    icon: state === 'invited' ? EnvelopeSimpleIcon : KeyIcon,
    onPress: () => void tell(actions.sendPasswordLink(userId), t('admin:accounts.linkSent', { name })),
  }
  const types = USER_TYPES.filter((type) => type !== userType).map(
    (type): MenuDeed => ({
      label: t(`admin:accounts.make.${type}`),
      icon: TYPE_ICONS[type],
      onPress: () => (type === 'ADMIN' ? setQuestion('administrator') : void setType(type)),
    }),
  )
  const disable: MenuDeed =
    state === 'disabled'
      ? {
          label: t('admin:accounts.enable'),
          icon: CheckCircleIcon,
          onPress: () => void tell(actions.setDisabled(userId, false), t('admin:accounts.enabled', { name })),
        }
      : {
          label: t('admin:accounts.disable'),
          icon: ProhibitIcon,
          onPress: () => void tell(actions.setDisabled(userId, true), t('admin:accounts.disabled', { name })),
        }

  const answers = {
    remove: () => tell(actions.remove(userId), t('admin:accounts.removed', { name })),
    secondStep: () => tell(actions.resetSecondStep(userId), t('admin:accounts.secondStepReset', { name })),
    administrator: () => setType('ADMIN'),
  }

  return (
    <>
      <ActionMenu
        label={t('admin:accounts.menuOf', { name })}
        actions={[
          ...(state === 'disabled' ? [] : [sendLink]),
          ...(hasOneTimeCode
            ? [
                {
                  label: t('admin:accounts.resetSecondStep'),
                  icon: DeviceMobileIcon,
                  onPress: () => setQuestion('secondStep'),
                },
              ]
            : []),
          ...types,
          disable,
          {
            label: t('admin:accounts.delete'),
            icon: TrashIcon,
            isDanger: true,
            onPress: () => setQuestion('remove'),
          },
        ]}
      />
      {question && (
        <ConfirmDialog
          title={t(`admin:accounts.ask.${question}.title`, { name })}
          help={t(`admin:accounts.ask.${question}.help`)}
          closeLabel={t('ui:close')}
          no={t('admin:accounts.ask.no')}
          yes={t(`admin:accounts.ask.${question}.yes`)}
          isBusy={isBusy}
          onNo={() => setQuestion(undefined)}
          onYes={answers[question]}
        />
      )}
    </>
  )
}
