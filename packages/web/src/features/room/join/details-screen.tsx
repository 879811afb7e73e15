import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { AGE_GROUPS, isEmail } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { ensureSessionId, patchSession } from '../../../account/session.ts'
import { ReaderSwitches } from '../../../language/reader-switches.tsx'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { ageGroupText } from '../../../lib/text/age-group-text.ts'
import { t } from '../../../messages/stage.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { RadioGroup } from '../../../ui/stage/controls/radio-group.tsx'
import { TextField } from '../../../ui/stage/controls/text-field.tsx'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { RoomPill } from '../../../ui/stage/room/room-pill.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import type { DetailErrors, Details } from './check-details.ts'
import { checkDetails } from './check-details.ts'
import styles from './details-screen.module.css'
import { forgetTypedDetails } from './typed-details.ts'
import { useDetails } from './use-details.ts'

interface DetailsScreenProps {
  title: string
  /** The room that the player is about to join. */
  roomId?: string
  /** The room gives its players their names. */
  safeNames?: boolean | undefined
  submitLabel: string
  /** The details are in the session by now. */
  onDone: () => void
}

const FIELDS = ['avatar', 'name', 'email', 'ageGroup'] as const

/** Who is playing: a face first, then name, email and age group. What is missing is named on press. */
export const DetailsScreen = ({ title, roomId, safeNames = false, submitLabel, onDone }: DetailsScreenProps) => {
  const { details, setDetails, isFromProfile } = useDetails()
  const [errors, setErrors] = useState<DetailErrors>({})
  const inputs = useRef<Partial<Record<keyof Details, HTMLInputElement | null>>>({})
  const privacyId = useId()
  const navigate = useNavigate()

  const keep = (field: keyof Details) => (element: HTMLInputElement | null) => {
    inputs.current[field] = element
  }
  const change = <Field extends keyof Details>(field: Field, value: Details[Field]) => {
    setDetails((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _mended, ...others }) => others)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A room with safe names shows none that is typed, so none is asked for.
    const name = details.name.trim() || (safeNames ? t('join:player') : '')
    const found = checkDetails({ ...details, name })
    setErrors(found)
    const firstWrong = FIELDS.find((field) => found[field])
    if (firstWrong || !details.ageGroup) {
      if (firstWrong) inputs.current[firstWrong]?.focus()
      return
    }
    forgetTypedDetails()
    ensureSessionId()
    patchSession({
      name,
      email: details.email.trim(),
      avatar: details.avatar,
      ageGroup: details.ageGroup,
    })
    onDone()
  }

  return (
    <StageGround>
      <StageHeader
        start={<IconButton icon={ArrowLeftIcon} label={t('ui:back')} onPress={() => navigate(paths.home)} />}
        center={roomId && <RoomPill label={t('ui:room')} code={roomId} />}
        end={<ReaderSwitches isSmall />}
      />
      <main className={styles.main}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.top}>
            <h1 className={styles.title}>{title}</h1>
            <AvatarPicker
              ref={keep('avatar')}
              value={details.avatar}
              error={errors.avatar}
              onChange={(avatar) => change('avatar', avatar)}
            />
          </div>
          <Card tone="cream" className={styles.sheet}>
            {safeNames ? (
              <p>{t('join:safeNames')}</p>
            ) : (
              <TextField
                ref={keep('name')}
                label={t('join:name')}
                name="name"
                autoComplete="nickname"
                maxLength={LIMITS.playerNameCharacters}
                required
                readOnly={isFromProfile.name}
                value={details.name}
                error={errors.name}
                onChange={(name) => change('name', name)}
              />
            )}
            <TextField
              ref={keep('email')}
              label={t('join:email')}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={LIMITS.emailCharacters}
              required
              readOnly={isFromProfile.email}
              value={details.email}
              error={errors.email}
              onChange={(email) => change('email', email)}
              after={
                isEmail(details.email) && <Icon of={CheckCircleIcon} size={24} weight="fill" className={styles.right} />
              }
            />
            <RadioGroup
              ref={keep('ageGroup')}
              legend={t('join:ageGroup')}
              options={AGE_GROUPS.map((group) => ({ value: group, label: ageGroupText(group) }))}
              value={details.ageGroup}
              error={errors.ageGroup}
              describedBy={privacyId}
              onChange={(ageGroup) => change('ageGroup', ageGroup)}
            />
            <p id={privacyId} className={styles.privacy}>
              <Icon of={ShieldCheckIcon} size={20} />
              {t('join:privacy')}
            </p>
            <div className={classNames(styles.foot, Object.keys(errors).length === 0 && styles.sticky)}>
              <Button type="submit" wide>
                {submitLabel}
              </Button>
            </div>
          </Card>
        </form>
      </main>
    </StageGround>
  )
}
