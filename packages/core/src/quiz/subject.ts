import type { AgeGroup } from '../accounts/age-group.ts'

/** School subjects as a timetable names them, in the order in which they are offered. Rule CO7. */
export const SUBJECTS = [
  'Mathematics',
  'Science',
  'English',
  'Languages',
  'Geography',
  'History',
  'Civics',
  'Computing',
  'Art and music',
  'Health and sports',
  'General knowledge',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** School classes from the first year to the last. */
export const CLASSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type SchoolClass = (typeof CLASSES)[number]

const CLASSES_OF: Readonly<Record<AgeGroup, readonly SchoolClass[]>> = {
  '6 to 8': [1, 2, 3],
  '9 to 14': [4, 5, 6, 7, 8, 9],
  '18+': [10, 11, 12],
}

/** The classes of a quiz of which only the age group is known. Rule HO16. */
export const classesOf = (ageGroup: AgeGroup): readonly SchoolClass[] => CLASSES_OF[ageGroup]
