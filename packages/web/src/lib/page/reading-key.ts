/** Left and right as whoever reads from left to right means them: on a page that is read from right to left the two keys change places. */
export const readingKey = (key: string): string => {
  if (document.documentElement.dir !== 'rtl') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
