import type * as z from 'zod'

/** Undefined when the text is no JSON of this form. */
export const readJson = <Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined => {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
