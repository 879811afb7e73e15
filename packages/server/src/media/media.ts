import type { Readable } from 'node:stream'
import type { Result } from '@quokka/core/lib'
import type { MediaKind } from '@quokka/core/media'
import type { Refusal } from '../http/refusals.ts'

/** A medium as somebody sent it: what is said of it is compared with what it is. */
export interface Upload {
  content: Uint8Array | Readable
  fileName?: string | undefined
  /** The declared media type. */
  type?: string | undefined
}

/** A medium that is stored: `/media/uploads/{name}`. */
export interface StoredUpload {
  name: string
  kind: MediaKind
  /** Of images, in pixels. */
  width?: number
  height?: number
}

/** Media of quizzes (contract §1 and §9). */
export interface Media {
  /** Checks and stores a medium under a name that nobody can guess. Rules ME1 to ME6. */
  store(upload: Upload, userId: string): Promise<Result<StoredUpload, Refusal>>
  /**
   * What a media field of a JSON call stands for from now on: none for nothing or an empty text, the same name for one that
   * the server gave out before, the name of newly stored content for a data URL.
   */
  keep(sent: string | null | undefined, userId: string): Promise<Result<string | null, Refusal>>
}
