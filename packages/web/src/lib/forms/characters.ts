/** How many characters a text has, as the server counts them: an emoji is one, not two. */
export const charactersIn = (text: string): number => Array.from(text).length

/** The `maxLength` of a field for so many characters: browsers count units of UTF-16, of which an emoji has two. */
export const unitsFor = (characters: number, text: string): number => characters + text.length - charactersIn(text)
