const BYTES = 16

/** 128 random bits in 22 characters of base64url. Works without a secure context too, as on a school's own network. */
export const newAttemptToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
