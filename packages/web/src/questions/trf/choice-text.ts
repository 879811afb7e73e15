import { t } from './messages.ts'

const TEXTS: ReadonlyMap<string, () => string> = new Map([
  ['True', () => t('choices.True')],
  ['False', () => t('choices.False')],
])

/** What the wire calls True or False, in the language of the screen. Rule LG56. */
export const choiceText = (choice: string): string => TEXTS.get(choice)?.() ?? choice
