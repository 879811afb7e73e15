import type { MediaKind } from '@quokka/core/media'
import type { ReactNode } from 'react'
import styles from './media-field.module.css'

/** What a file chooser offers; the server looks at the bytes. */
const OFFERED: Record<MediaKind, string> = {
  image: 'image/png,image/jpeg,image/gif,image/webp',
  audio: 'audio/*,.mp3,.mpeg,.wav,.ogg,.flac',
  video: 'video/mp4,video/webm,video/quicktime,video/x-msvideo,.avi,.mov',
}

export interface FileChoiceProps {
  label: string
  kinds: readonly MediaKind[]
  onFile: (file: File) => void
  isInvalid: boolean
  describedBy: string
  className: string | undefined
  title?: string
  children: ReactNode
}

/** The browser's own file chooser behind a place to press; keys reach it like any field. */
export const FileChoice = ({
  label,
  kinds,
  onFile,
  isInvalid,
  describedBy,
  className,
  title,
  children,
}: FileChoiceProps) => (
  <label className={className} title={title}>
    <input
      type="file"
      accept={kinds.map((kind) => OFFERED[kind]).join(',')}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className={styles.file}
      onChange={({ currentTarget: input }) => {
        const [file] = input.files ?? []
        if (file) onFile(file)
        // The same file can be chosen again after a refusal.
        input.value = ''
      }}
    />
    {children}
  </label>
)
