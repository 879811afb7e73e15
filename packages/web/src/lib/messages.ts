/** Sentences of the lowest layer: what calls and the clipboard say. */
export const libMessages = {
  fallback: 'Something went wrong. Kindly try again later.',
  unauthorized: 'Unauthorized access please login to proceed',
  network: 'No connection to the server. Check your internet and try again.',
  offline: 'You seem to be offline. The quiz will resume once you are back online.',
  linkCopied: 'Link copied to clipboard',
  codeCopied: 'Code copied to clipboard',
  copyUnavailable: 'Copy Failed! Clipboard API is not available.',
  copyError: 'Error: {{reason}}',
} as const
