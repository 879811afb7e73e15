import { spokenOptions } from '../families/spoken-options.ts'
import { choiceText } from './choice-text.ts'

export const spoken = spokenOptions(choiceText)
