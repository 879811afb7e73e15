import * as z from 'zod/mini'

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
