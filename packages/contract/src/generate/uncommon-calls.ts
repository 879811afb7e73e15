import { UploadedMedia } from '../http/index.ts'
import type { Components, Json } from './components.ts'
import { refusalsOf } from './refusals.ts'

/** Calls whose bodies are no JSON of ours, so that they are no endpoints: an upload (contract §9) and the news of a payment provider (contract §8). */
export const uncommonCalls = (components: Components, changing: readonly Json[]): Json => ({
  '/qq/v1/media': {
    post: {
      operationId: 'media',
      tags: ['authoring'],
      summary: 'Uploads a picture, a sound or a film for a quiz',
      description: 'A file of at most 20 MB; 60 calls a minute for one address, four at once for one account.',
      parameters: changing,
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
          },
        },
      },
      security: [{ session: [] }],
      responses: {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: components.schemaOf(UploadedMedia, 'output') } },
        },
        ...refusalsOf({ caller: 'user', changes: true }, 'POST'),
      },
    },
  },
  '/qq/v1/paymentwebhook': {
    post: {
      operationId: 'paymentwebhook',
      tags: ['billing'],
      summary: 'An event of the payment provider; there only where its keys are set',
      description: 'At most 262144 bytes; 1200 calls a minute for one address. From any origin, without a cookie.',
      parameters: [
        {
          name: 'X-Razorpay-Signature',
          in: 'header',
          required: true,
          description: 'HMAC-SHA256 of the very bytes of the body, in hexadecimal',
          schema: { type: 'string' },
        },
        {
          name: 'X-Razorpay-Event-Id',
          in: 'header',
          required: true,
          description: 'The same event counts once',
          schema: { type: 'string', maxLength: 200 },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      security: [{}],
      responses: {
        200: {
          description: 'Stored',
          content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
        },
        ...refusalsOf({ caller: 'anyone', changes: false, refuses: [404] }, 'POST'),
      },
    },
  },
})
