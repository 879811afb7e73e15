import type { UploadedMedia } from '@quokka/contract/http'
import type { MediaKind } from '@quokka/core/media'
import { mediaKind } from '@quokka/core/media'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { uploadMedia } from './upload-media.ts'

/** What one file may have (contract §13). */
export const MOST_BYTES = 20 * 1_024 * 1_024

/** Too large, or of a kind that is not taken (contract §1): the same file would be refused again. */
const ABOUT_THE_FILE = [413, 415]

export type UploadState =
  | { is: 'idle' }
  | { is: 'sending'; file: File; share: number }
  /** `file` is there when sending it again may help. */
  | { is: 'failed'; sentence: string; file?: File }

interface UploadOptions {
  kinds: readonly MediaKind[]
  onUploaded: (media: UploadedMedia, file: File) => void
}

/** Why a file is not even sent; undefined when it may be. */
const refusal = (file: File, kinds: readonly MediaKind[]): string | undefined => {
  const kind = mediaKind(file.name)
  if (kind === undefined || !kinds.includes(kind)) return t('editing:media.unsupported')
  return file.size > MOST_BYTES ? t('editing:media.tooBig') : undefined
}

/** One upload at a time: a new one ends the one before, and leaving ends it too. */
export const useUpload = ({ kinds, onUploaded }: UploadOptions) => {
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  // An upload outlives the drawing that began it; what was typed meanwhile must not be undone by its end.
  const tell = useRef(onUploaded)
  useEffect(() => {
    tell.current = onUploaded
  })
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }

  const send = async (file: File) => {
    running.current?.abort()
    const sentence = refusal(file, kinds)
    if (sentence !== undefined) return setState({ is: 'failed', sentence })
    const controller = new AbortController()
    running.current = controller
    setState({ is: 'sending', file, share: 0 })
    const answer = await uploadMedia(file, {
      signal: controller.signal,
      onProgress: (share) => {
        if (!controller.signal.aborted) setState({ is: 'sending', file, share })
      },
    })
    if (controller.signal.aborted) return
    if (!answer.ok)
      return setState({
        is: 'failed',
        sentence: answer.sentence,
        ...(!ABOUT_THE_FILE.includes(answer.status ?? 0) && { file }),
      })
    if (!kinds.includes(answer.value.kind)) return setState({ is: 'failed', sentence: t('editing:media.unsupported') })
    setState({ is: 'idle' })
    tell.current(answer.value, file)
  }

  return { state, send, stop }
}
