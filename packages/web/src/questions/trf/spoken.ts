export { spokenOptions as spoken } from '../families/spoken-options.ts'
