/** The zeros of the scripts that have figures of their own; the nine others follow each. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50]
const OTHER_FIGURES = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙]/gu

/** A text with the figures of every script as those from 0 to 9. */
export const asciiFigures = (text: string): string =>
  text.replace(OTHER_FIGURES, (figure) => {
    const code = figure.codePointAt(0) ?? 0
    const zero = ZEROS.findLast((one) => one <= code) ?? code
    return String(code - zero)
  })
