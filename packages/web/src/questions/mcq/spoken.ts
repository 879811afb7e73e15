import { spokenOptions } from '../families/spoken-options.ts'

export const spoken = spokenOptions()
