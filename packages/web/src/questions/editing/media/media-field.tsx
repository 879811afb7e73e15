import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { MediaKind } from '@quokka/core/media'
import type { DragEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { FieldError } from '../../../ui/studio/fields/field-error.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './media-field.module.css'
import { MediaPreview } from './media-preview.tsx'
import { megabytes } from './megabytes.ts'
import { UploadStatus } from './upload-status.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { MOST_BYTES, useUpload } from './use-upload.ts'

interface MediaFieldProps {
  label: string
  /** A name below /media/uploads/; null or empty for none. */
  value: string | null
  onChange: (name: string | null) => void
  kinds: readonly MediaKind[]
  error?: string | undefined
  /** Whether an upload is under way. */
  onBusy?: ((isBusy: boolean) => void) | undefined
  /** `slide` stands on the stage's ground and takes its place's height. */
  look?: 'form' | 'slide'
}

/** A picture, sound or film by click, drop or keyboard, uploaded as soon as it is chosen. */
export const MediaField = ({ label, value, onChange, kinds, error, onBusy, look = 'form' }: MediaFieldProps) => {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [sent, setSent] = useState<{ name: string; words: string }>()
  const { state, send, stop } = useUpload({
    kinds,
    onUploaded: ({ name }, file) => {
      setSent({ name, words: t('editing:media.uploaded', { name: file.name, size: megabytes(file.size) }) })
      onChange(name)
    },
  })
  const isSending = state.is === 'sending'
  useEffect(() => {
    onBusy?.(isSending)
    return () => onBusy?.(false)
  }, [onBusy, isSending])

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (file) void send(file)
    },
  }
  const choice = {
    kinds,
    onFile: (file: File) => void send(file),
    isInvalid: error !== undefined,
    describedBy: error ? `${id}-error` : `${id}-hint`,
  }

  const name = value || null
  const isFailed = state.is === 'failed'
  const kept = useFocusKept<HTMLDivElement>(`${state.is} ${value}`)
  return (
    <div className={classNames(styles.field, look === 'slide' ? styles.slide : styles.form)}>
      {look === 'form' && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div
        className={classNames(
          styles.box,
          name !== null && state.is === 'idle' && styles.full,
          isOver && styles.over,
          error && styles.wrong,
        )}
        {...drag}
        {...kept}
      >
        {isSending || isFailed ? (
          <UploadStatus state={state} onStop={stop} onRetry={(file) => void send(file)} />
        ) : name === null ? (
          <FileChoice {...choice} label={label} className={styles.zone}>
            <Icon of={UploadSimpleIcon} size={24} />
            <span className={styles.zoneLabel} aria-hidden="true">
              {look === 'slide' ? label : t('editing:media.choose')}
            </span>
            <span
              id={`${id}-hint`}
              className={styles.hint}
              title={kinds.length === 1 ? undefined : t('editing:media.formats')}
            >
              {t(kinds.length === 1 ? 'editing:media.hintOfPictures' : 'editing:media.hint', {
                size: megabytes(MOST_BYTES),
              })}
            </span>
          </FileChoice>
        ) : (
          <>
            <MediaPreview key={name} label={label} name={name} />
            <span className={styles.buttons}>
              <FileChoice
                {...choice}
                label={`${t('editing:media.replace')}: ${label}`}
                title={t('editing:media.replace')}
                className={styles.button}
              >
                <Icon of={ImageIcon} size={20} />
              </FileChoice>
              <button
                type="button"
                className={styles.button}
                title={t('editing:media.remove')}
                aria-label={`${t('editing:media.remove')}: ${label}`}
                onClick={() => onChange(null)}
              >
                <Icon of={XIcon} size={20} />
              </button>
            </span>
            <span id={`${id}-hint`} className={styles.caption}>
              {sent?.name === name ? sent.words : ''}
            </span>
          </>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
