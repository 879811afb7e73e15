import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera'
import type { ChangeEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { AVATARS } from '../../../ui/stage/pictures/avatars.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { FieldError } from '../../../ui/studio/fields/field-error.tsx'
import { PICTURE_TYPES, readPicture } from '../read-picture.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  /** One of our faces, an address or a data URL; empty while there is none. */
  picture: string
  /** Children's photographs are not kept. */
  facesOnly: boolean
  onChange: (picture: string) => void
}

/** A picture of one's own, or one of our five faces. */
export const PictureField = ({ picture, facesOnly, onChange }: PictureFieldProps) => {
  const [error, setError] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const group = useId()
  const legend = facesOnly ? t('profile:face.avatarsOfYoung') : t('profile:face.avatars')

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // The same file can be chosen again after a refusal.
    const input = currentTarget
    if (!chosen) return
    const read = await readPicture(chosen)
    input.value = ''
    setError(read.is === 'picture' ? undefined : t(`profile:face.${read.is}`))
    if (read.is === 'picture') onChange(read.dataUrl)
  }

  return (
    <div className={styles.field}>
      {facesOnly ? (
        <Avatar avatar={picture} size={112} alt={t('profile:picture')} />
      ) : (
        <>
          <button type="button" className={styles.picture} onClick={() => file.current?.click()}>
            <Avatar avatar={picture} size={112} />
            <span className={styles.camera}>
              <Icon of={CameraIcon} size={20} />
            </span>
            <VisuallyHidden>{t('profile:face.change')}</VisuallyHidden>
          </button>
          <input
            ref={file}
            type="file"
            accept={PICTURE_TYPES}
            aria-label={t('profile:face.change')}
            className={styles.file}
            tabIndex={-1}
            onChange={take}
          />
        </>
      )}
      <div className={styles.choices}>
        <p className={styles.limits}>{facesOnly ? t('profile:face.noPhotos') : t('profile:face.limits')}</p>
        <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
        <fieldset>
          <legend className={styles.legend}>{legend}</legend>
          <div className={styles.faces}>
            {AVATARS.map((face) => (
              <label key={face} className={styles.face}>
                <input
                  type="radio"
                  name={group}
                  value={face}
                  aria-label={t(`join:avatars.${face}`)}
                  checked={picture.replace(/\.svg$/, '') === face}
                  onChange={() => {
                    setError(undefined)
                    onChange(face)
                  }}
                />
                <Avatar avatar={face} size={48} />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  )
}
