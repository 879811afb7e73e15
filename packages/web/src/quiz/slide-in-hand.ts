const key = (quizId: string) => `editing:${quizId}`

/** The slide that this tab's editor has in hand: a reload and a log in return to it, a preview begins with it. */
export const readSlideInHand = (quizId: string): string | undefined => sessionStorage.getItem(key(quizId)) ?? undefined

export const keepSlideInHand = (quizId: string, slide: string | undefined): void => {
  if (slide === undefined) sessionStorage.removeItem(key(quizId))
  else sessionStorage.setItem(key(quizId), slide)
}
