/** What comes before the content of a data URL. */
const BEGINNING = /^data:([^,;]{0,100})(?:;[^,;]{0,100}){0,5};base64,/
const BEGINNING_CHARACTERS = 800

/** The content of a data URL and its declared type; `tooLarge` before anything is decoded, undefined when it is none. */
export const readDataUrl = (
  text: string,
  mostBytes: number,
): { type: string; content: Buffer } | 'tooLarge' | undefined => {
  const beginning = BEGINNING.exec(text.slice(0, BEGINNING_CHARACTERS))
  if (beginning === null) return undefined
  const base64 = text.slice(beginning[0].length)
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = Math.floor((base64.length - padding) * 0.75)
  if (bytes > mostBytes) return 'tooLarge'
  const content = Buffer.from(base64, 'base64')
  // What is no base64 is passed over by the decoder.
  return content.length === bytes && bytes > 0 ? { type: beginning[1] ?? '', content } : undefined
}
