import { setImmediate as otherWork } from 'node:timers/promises'

/** What comes before the content of a data URL. */
const BEGINNING = /^data:([^,;]{0,100})(?:;[^,;]{0,100}){0,5};base64,/
const BEGINNING_CHARACTERS = 800
/** So many characters are decoded before other work gets its turn, and the result is checked: the decoder is slow with invalid base64. */
const AT_ONCE = 262_144

/** The content of a data URL and its declared type; `tooLarge` before anything is decoded, undefined when it is none. */
export const readDataUrl = async (
  text: string,
  mostBytes: number,
): Promise<{ type: string; content: Buffer } | 'tooLarge' | undefined> => {
  const beginning = BEGINNING.exec(text.slice(0, BEGINNING_CHARACTERS))
  if (beginning === null) return undefined
  const base64 = text.slice(beginning[0].length)
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = Math.floor((base64.length - padding) * 0.75)
  if (bytes > mostBytes) return 'tooLarge'
  const content = Buffer.alloc(bytes)
  let decoded = 0
  for (let at = 0; at < base64.length; at += AT_ONCE) {
    await otherWork()
    decoded += content.write(base64.slice(at, at + AT_ONCE), decoded, 'base64')
    // What is no base64 is passed over by the decoder.
    if (decoded < Math.min(bytes, (at + AT_ONCE) * 0.75)) return undefined
  }
  return bytes > 0 ? { type: beginning[1] ?? '', content } : undefined
}
