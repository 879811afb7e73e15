import { AGE_GROUPS } from '../accounts/age-group.ts'
import type { FormRules } from '../accounts/field-rules.ts'
import { maxLength, notEmpty, oneOf } from '../accounts/field-rules.ts'
import { LIMITS } from '../limits.ts'

/** Quiz Details, Attach Tags and Quiz Settings: everything is required. Rule AU1. */
export const QUIZ_FORM: FormRules<'quizName' | 'quizDescription' | 'quizImage' | 'ageGroup'> = [
  { field: 'quizName', label: 'Quiz Name', rules: [notEmpty, maxLength(LIMITS.quizNameCharacters)] },
  {
    field: 'quizDescription',
    label: 'Quiz Description',
    rules: [notEmpty, maxLength(LIMITS.quizDescriptionCharacters)],
  },
  { field: 'quizImage', label: 'Banner Image', rules: [notEmpty] },
  {
    field: 'ageGroup',
    label: 'Age',
    rules: [notEmpty, oneOf(AGE_GROUPS)],
  },
]
