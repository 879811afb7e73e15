/** Why a quiz does not open for somebody. */
export const closedQuizMessages = {
  noAccess: "You don't have access to edit this quiz!",
  ok: 'OK',
  redirecting: 'Redirecting you to home',
  title: 'This quiz could not be opened',
} as const
