/** The colours that all pictures share: those of the hand-drawn covers. */
export const INK = '#1B1038'
export const INDIGO = '#3A2A8C'
export const CREAM = '#FFF6E3'
export const WHITE = '#FFFFFF'
export const RASPBERRY = '#F24E76'
export const GOLD = '#FFCB3D'
export const ORANGE = '#F58A2C'
export const TEAL = '#2FB5A6'
export const VIOLET = '#5A3FD1'
export const BLUE = '#3F79E8'
export const MUTED = '#8A84A8'

/** Colours that stand beside each other well: bars, dots, groups. */
export const SERIES = [RASPBERRY, BLUE, GOLD, TEAL, VIOLET, ORANGE] as const

/** The colours that a name may say, as paint. */
export const PAINTS: ReadonlyMap<string, string> = new Map([
  ['red', '#E5383B'],
  ['blue', '#2F6FE0'],
  ['yellow', '#FFD60A'],
  ['green', '#35A64A'],
  ['orange', '#FF8C1A'],
  ['purple', '#7B3FC4'],
  ['pink', '#FF7EB6'],
  ['brown', '#8A5530'],
  ['black', '#23202B'],
  ['white', '#FFFFFF'],
  ['grey', '#9A9AA8'],
])

/** A plain ground: its colour with a lighter and a darker one for the soft shapes on it. */
export interface Tint {
  ground: string
  light: string
  dark: string
}

export const LILAC: Tint = { ground: '#D9CDFD', light: '#E7DFFF', dark: '#C7B7F8' }
export const MINT: Tint = { ground: '#BDEBDD', light: '#D6F5EC', dark: '#A3DFCC' }
export const SKY: Tint = { ground: '#BFE4FA', light: '#D9F0FD', dark: '#A4D5F3' }
export const SAND: Tint = { ground: '#FFDFA8', light: '#FFEBC7', dark: '#F8CF88' }
export const ROSE: Tint = { ground: '#FFCDD2', light: '#FFE0E3', dark: '#F9B5BD' }
export const LIME: Tint = { ground: '#CDEBB0', light: '#E0F4CB', dark: '#B6DD94' }

/** The plain grounds of pictures that are no scenes. */
export const TINTS = [LILAC, MINT, SKY, SAND, ROSE, LIME] as const

/** The ground of figures to be read: light, so that lines and labels are clear. */
export const SHEET: Tint = { ground: '#E9E3FF', light: '#F3EFFF', dark: '#DCD3FB' }
