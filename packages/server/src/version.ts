import manifest from '../package.json' with { type: 'json' }

/** The product's version; all workspaces have the same (OP46). */
export const VERSION: string = manifest.version
