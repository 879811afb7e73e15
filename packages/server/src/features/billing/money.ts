const PAISE = 100

/** An amount as people read it, e.g. `₹10,000.00`. */
export const rupees = (paise: number): string =>
  `₹${(paise / PAISE).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`

/** A day in UTC as people read it, e.g. `23 November 2026`. */
export const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
