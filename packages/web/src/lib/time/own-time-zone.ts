/** The zone by whose clock the browser shows times, as IANA names it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
