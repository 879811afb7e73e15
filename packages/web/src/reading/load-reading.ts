import { loadPart } from '../lib/language/language.ts'

/** What is for whoever chooses how to read, with its sentences. */
export const loadReading = async () => {
  const [parts] = await Promise.all([
    import('./reading-parts.ts').then(({ followReading, ReadingDialog }) => ({ followReading, ReadingDialog })),
    loadPart('reading'),
  ])
  return parts
}
