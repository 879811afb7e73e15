const UNIQUE = '23505'

/** The name of the unique index that a write would have broken; undefined for any other error. */
export const brokenIndex = (error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error && error.code === UNIQUE)) return undefined
  return 'constraint' in error ? String(error.constraint) : ''
}
