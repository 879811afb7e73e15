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
