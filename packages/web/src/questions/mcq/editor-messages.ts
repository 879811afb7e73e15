export const mcqEditorMessages = {
  label: 'MCQ',
  help: 'Four options, one of them right.',
  missingOptions: 'Fill in all four options.',
} as const
