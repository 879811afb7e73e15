export type Size = { width: number; height: number }

export const SMALL_PHONE: Size = { width: 360, height: 740 }
export const PHONE: Size = { width: 390, height: 844 }
/** A small phone on its side. */
export const SIDEWAYS: Size = { width: 740, height: 360 }
/** Phones on their sides, the smallest in each direction among them. */
export const PHONES_ON_THEIR_SIDES: readonly Size[] = [
  SIDEWAYS,
  { width: 667, height: 375 },
  { width: 844, height: 390 },
]
export const TABLET: Size = { width: 820, height: 1180 }
export const LAPTOP: Size = { width: 1366, height: 768 }
export const DESK: Size = { width: 1440, height: 900 }
export const PROJECTOR: Size = { width: 1920, height: 1080 }

/** Every control must be free and large enough at these. */
export const SIZES_OF_CONTROLS: readonly Size[] = [SMALL_PHONE, ...PHONES_ON_THEIR_SIDES, PHONE, TABLET, LAPTOP]

/**
 * Where time matters, screens take turns: at the first size axe looks, the narrowest or the commonest wide one, and at both
 * every control must do. What axe finds differs by layout, not by pixel.
 */
export const TURNS: readonly (readonly [ofAxe: Size, other: Size])[] = [
  [SMALL_PHONE, TABLET],
  [LAPTOP, SIDEWAYS],
]

/** What the gallery shows, side by side; a projector shows the stage only, and so do phones on their sides. */
export const SIZES_SHOWN: readonly Size[] = [SMALL_PHONE, ...PHONES_ON_THEIR_SIDES, TABLET, LAPTOP, DESK, PROJECTOR]

/** At which every language is checked: what differs is how long its words are. */
export const SIZES_OF_LANGUAGES: readonly Size[] = [SMALL_PHONE, DESK]

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`
