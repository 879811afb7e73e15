export const cntEditorMessages = {
  label: 'CONNECT QUESTION',
  help: 'Clues that lead to one word.',
} as const
