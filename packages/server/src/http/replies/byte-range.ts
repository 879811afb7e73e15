import type { ByteRange } from '../../ports.ts'

/** The part of a file that a `Range` header asks for: undefined for the whole (also where more than one is asked for), `none` when there is no such part. */
export const byteRange = (header: string | undefined, bytes: number): ByteRange | 'none' | undefined => {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [from = '', to = ''] = asked?.slice(1) ?? []
  if (asked === null || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first <= last ? { first, last } : 'none'
}
