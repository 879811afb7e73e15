import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What an upload answers (contract §9). It is multipart, so it is no endpoint: `POST /qq/v1/media`, field `file`. */
export const UploadedMedia = z
  .strictObject({
    name: z.string().check(z.describe('To be sent as questionImage, answerImage or quizImage')),
    url: z.string(),
    kind: z.enum(['image', 'audio', 'video']),
    width: z.optional(z.int()),
    height: z.optional(z.int()),
  })
  .check(z.meta({ id: 'UploadedMedia' }))
export type UploadedMedia = z.infer<typeof UploadedMedia>

export const getOwnPictures = endpoint({
  path: 'getownpictures',
  method: 'POST',
  caller: 'user',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: z.strictObject({ page: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  answer: z.strictObject({
    total: z.int(),
    perPage: z.int(),
    pictures: z.array(
      z.strictObject({
        name: z.string().check(z.describe('To be sent as questionImage, answerImage or quizImage')),
        uploadedOn: z.string(),
      }),
    ),
  }),
  summary: "One page of the caller's own uploaded pictures, the newest first",
})
