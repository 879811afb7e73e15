/** The age groups of a player, as they are stored and sent (contract §2). */
export const AGE_GROUPS = ['6 to 8', '9 to 14', '18+'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

const LEGACY_SPELLINGS = new Map<string, AgeGroup>([
  ['9 to 14 ', '9 to 14'],
  ['9-17', '9 to 14'],
])

/** Every spelling that clients send. */
export const AGE_GROUP_SPELLINGS = [...AGE_GROUPS, '9 to 14 ', '9-17'] as const

/** Reads an age group in any spelling that clients send; undefined when it is none (contract §2). */
export const ageGroupFromWire = (text: string): AgeGroup | undefined =>
  AGE_GROUPS.find((group) => group === text) ?? LEGACY_SPELLINGS.get(text)

/** Whether a guest of this group must not be stored with an email address (contract §4). */
export const isYoung = (group: AgeGroup): boolean => group !== '18+'

/** The group itself and the younger ones: a teacher of eighteen or more finds everything, as does whoever names none. Rule HO2. */
export const agesUpTo = (group: AgeGroup | undefined): readonly AgeGroup[] =>
  group === undefined ? AGE_GROUPS : AGE_GROUPS.slice(0, AGE_GROUPS.indexOf(group) + 1)
