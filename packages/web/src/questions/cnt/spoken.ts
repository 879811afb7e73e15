export { spokenLetters as spoken } from '../families/spoken-letters.ts'
