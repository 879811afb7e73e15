export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Where people print on Letter; A4 is the paper of all others. */
const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR'])

/** The paper of the country that a browser's language names. */
export const usualPaper = (language: string): Paper => {
  const [, region = ''] = /-([a-z]{2})\b/i.exec(language) ?? []
  return LETTER_REGIONS.has(region.toUpperCase()) ? 'letter' : 'a4'
}
