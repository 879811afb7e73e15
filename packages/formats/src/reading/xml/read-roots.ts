const ROOTS = [
  ...['quiz', 'questestinterop'],
  ...['assessmentItem', 'assessmentTest', 'qti-assessment-item', 'qti-assessment-test'],
]

/** Whether a document with such a first element may be one that is read. */
export const isReadRoot = (name: string | undefined): boolean => name !== undefined && ROOTS.includes(name)
