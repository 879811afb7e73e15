import type { MediaKind } from '@quokka/core/media'
import type { ReactNode } from 'react'

interface MediaFieldProps {
  label: string
  /** A name below /media/uploads/, or none. */
  value: string | null
  onChange: (name: string | null) => void
  kinds: readonly MediaKind[]
  error?: string | undefined
  /** Whether an upload is under way. */
  onBusy?: ((isBusy: boolean) => void) | undefined
  /** `slide` stands on the stage's ground and takes its place's height. */
  look?: 'form' | 'slide'
}

/** A picture, sound or film, uploaded as soon as it is chosen. */
export const MediaField = ({ label }: MediaFieldProps): ReactNode => <p>{label}</p>
