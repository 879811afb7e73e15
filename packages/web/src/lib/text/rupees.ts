const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** ₹10,000 of 10 00 000 paise; the paise are written where there are any. */
export const rupees = (paise: number): string => RUPEES.format(paise / 100)
