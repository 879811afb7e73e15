export const trfEditorMessages = {
  label: 'TRUE OR FALSE',
  help: 'A statement, true or false.',
} as const
