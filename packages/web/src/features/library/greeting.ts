export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the hour of the reader's clock, 0 to 23; a night is a late evening until five. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
