import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image'
import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { MediaKind } from '@quokka/core/media'
import type { DragEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { FieldError } from '../../../ui/studio/fields/field-error.tsx'
import type { FileChoiceProps } from './file-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './media-field.module.css'
import { MediaPreview } from './media-preview.tsx'
import { megabytes } from './megabytes.ts'
import { OwnPictures } from './own-pictures.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { usePastedFile } from './use-pasted-file.ts'
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

/** A picture, sound or film by click, drop, paste or keyboard, uploaded as soon as it is chosen; or a picture that was uploaded before. */
export const MediaField = ({ label, value, onChange, kinds, error, onBusy, look = 'form' }: MediaFieldProps) => {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
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
  usePastedFile(kept.ref, choice.onFile)
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
          <EmptyMedium id={id} label={label} look={look} choice={choice} onOwn={() => setIsChoosing(true)} />
        ) : (
          <>
            <MediaPreview key={name} label={label} name={name} />
            <MediumButtons
              label={label}
              choice={choice}
              onOwn={() => setIsChoosing(true)}
              onRemove={() => onChange(null)}
            />
            <span id={`${id}-hint`} className={styles.caption}>
              {sent?.name === name ? sent.words : ''}
            </span>
          </>
        )}
        {isChoosing && (
          <OwnPictures
            value={name}
            onChoose={(chosen) => {
              setIsChoosing(false)
              onChange(chosen)
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface MediumProps {
  label: string
  choice: Pick<FileChoiceProps, 'kinds' | 'onFile' | 'isInvalid' | 'describedBy'>
  /** Asks for what was uploaded before. */
  onOwn: () => void
}

const EmptyMedium = ({ id, label, look, choice, onOwn }: MediumProps & { id: string; look: 'form' | 'slide' }) => (
  <>
    <FileChoice {...choice} label={label} className={styles.zone}>
      <Icon of={UploadSimpleIcon} size={24} />
      <span className={styles.zoneLabel} aria-hidden="true">
        {look === 'slide' ? label : t('editing:media.choose')}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {t(choice.kinds.length === 1 ? 'editing:media.hintOfPictures' : 'editing:media.hint', {
          size: megabytes(MOST_BYTES),
        })}{' '}
        {look === 'slide' && <span className={styles.ways}>{t('editing:media.dropOrPaste')}</span>}
      </span>
    </FileChoice>
    <button
      type="button"
      className={styles.own}
      title={t('editing:own.title')}
      aria-label={`${t('editing:own.title')}: ${label}`}
      aria-haspopup="dialog"
      onClick={onOwn}
    >
      <Icon of={ImagesIcon} size={20} />
      <span className={styles.ownWords}>{t('editing:own.title')}</span>
    </button>
  </>
)

const MediumButtons = ({ label, choice, onOwn, onRemove }: MediumProps & { onRemove: () => void }) => (
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
      title={t('editing:own.title')}
      aria-label={`${t('editing:own.title')}: ${label}`}
      aria-haspopup="dialog"
      onClick={onOwn}
    >
      <Icon of={ImagesIcon} size={20} />
    </button>
    <button
      type="button"
      className={styles.button}
      title={t('editing:media.remove')}
      aria-label={`${t('editing:media.remove')}: ${label}`}
      onClick={onRemove}
    >
      <Icon of={XIcon} size={20} />
    </button>
  </span>
)
