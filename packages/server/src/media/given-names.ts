import { ok } from '@quokka/core/lib'
import type { Media } from './media.ts'

const NAME = /^[A-Za-z0-9_-]{16,120}\.[a-z0-9]{2,5}$/

/** Keeps names of the form that the server gives out, and takes no new content. */
export const givenNames: Pick<Media, 'keep'> = {
  keep: async (sent) => {
    if (!sent) return ok(null)
    return NAME.test(sent) ? ok(sent) : { ok: false, refusal: { code: 'call/media-type' } }
  },
}
