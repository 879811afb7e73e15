import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import type { Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/stage.ts'
import { FieldError } from '../../../ui/stage/controls/field-error.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { AVATARS } from '../../../ui/stage/pictures/avatars.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './avatar-picker.module.css'

interface AvatarPickerProps {
  /** Empty while none is chosen; a profile's own picture counts as one. */
  value: string
  onChange: (avatar: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** The chosen face large, the five to choose from under it: the fun part of joining. */
export const AvatarPicker = ({ value, onChange, error, ref }: AvatarPickerProps) => {
  const id = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        <VisuallyHidden>{t('join:avatar')}</VisuallyHidden>
      </legend>
      <div className={classNames(styles.chosen, !value && styles.none)}>
        {value ? (
          <Avatar key={value} avatar={value} className={styles.face} />
        ) : (
          <Icon of={UserIcon} size={56} weight="bold" />
        )}
      </div>
      <div className={styles.row}>
        {AVATARS.map((avatar, index) => (
          <label key={avatar} className={styles.option}>
            <Avatar avatar={avatar} />
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              checked={avatar === value}
              aria-label={t(`join:avatars.${avatar}`)}
              onChange={() => onChange(avatar)}
            />
            {avatar === value && (
              <span className={styles.tick}>
                <Icon of={CheckIcon} size={14} />
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
