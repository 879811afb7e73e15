const ROOTS = ['quiz', 'questestinterop']

/** Whether a document with such a first element may be one that is read. */
export const isReadRoot = (name: string | undefined): boolean => name !== undefined && ROOTS.includes(name)
