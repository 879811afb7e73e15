export const fibEditorMessages = {
  label: 'FILL IN THE BLANKS',
  help: 'A missing word, typed letter by letter.',
} as const
