/** Why a quiz does not open for somebody who would edit it. */
export const closedQuizMessages = {
  deniedTitle: 'Access denied',
  denied: "You don't have access to edit this quiz!",
  refusedTitle: 'The quiz cannot be opened',
  failedTitle: 'The quiz could not be loaded',
  ok: 'OK',
  toLibrary: 'To the library',
  redirecting: 'Redirecting you to home',
} as const
