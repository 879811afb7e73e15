import type { UploadedMedia } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { UploadRoute } from '../../http/endpoints/mount-upload.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Media } from '../../media/media.ts'

/** `POST /qq/v1/media` (contract §9). */
export const mediaUpload = (media: Pick<Media, 'store'>): UploadRoute => ({
  path: 'media',
  perMinute: 60,
  maxBytes: LIMITS.uploadBytes,
  tooLarge: { code: 'media/too-large' },
  async take(file, { userId }): Promise<Result<UploadedMedia, Refusal>> {
    const stored = await media.store(file, userId)
    if (!stored.ok) return stored
    return { ok: true, value: { ...stored.value, url: `/media/uploads/${stored.value.name}` } }
  },
})
