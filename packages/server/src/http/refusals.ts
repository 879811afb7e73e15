/** One failing rule of a body: where, and what is wanted there. */
export interface FieldError {
  path: string
  message: string
}

/** Why a call was refused; a value, never thrown. */
export interface Refusal {
  code: RefusalCode
  /** Replaces the table's sentence where the refusal knows a better one. */
  sentence?: string
  /** For a body that fails validation: every failing rule, the first one first. */
  errors?: FieldError[]
  /** For what may be tried again: after how many seconds. */
  retryAfterS?: number
}

interface Reply {
  status: number
  /** Fit to be shown to the user as it is. */
  sentence: string
}

/** Every refusal of the HTTP side, by area: its status and its sentence (contract §1). */
export const REFUSALS = {
  'call/invalid': { status: 400, sentence: 'The request could not be read.' },
  'call/no-login': { status: 401, sentence: '' },
  'call/cross-site': { status: 403, sentence: 'This call came from another site, so nothing was done.' },
  'call/not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'call/too-large': { status: 413, sentence: 'This is too large to be taken.' },
  'call/media-type': { status: 415, sentence: 'This kind of content is not taken here.' },
  'call/no-such-part': { status: 416, sentence: 'This part of the content does not exist.' },
  'call/too-many': { status: 429, sentence: 'That was a little too often. Please wait a moment and try again.' },
  'server/failed': { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  'server/starting': { status: 511, sentence: 'The server is starting. Please try again in a moment.' },
  'server/draining': { status: 511, sentence: 'The server is about to restart. Please try again in a moment.' },
  'server/no-web': {
    status: 503,
    sentence: 'The pages have not been built yet: npm start builds them.',
  },
  'server/storage-full': {
    status: 503,
    sentence: 'The server cannot store anything at the moment. Please try again later.',
  },
} as const satisfies Record<string, Reply>

export type RefusalCode = keyof typeof REFUSALS
