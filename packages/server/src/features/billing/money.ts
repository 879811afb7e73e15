const PAISE = 100

/** An amount as people read it, e.g. `₹10,000.00`. */
export const rupees = (paise: number): string =>
  `₹${(paise / PAISE).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
