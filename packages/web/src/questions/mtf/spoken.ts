export { spokenItems as spoken } from '../families/spoken-items.ts'
