const QUIZ_NAME_CHARACTERS = 20
const SLIDE_TITLE_CHARACTERS = 25

const cut = (text: string, most: number): string => {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}...` : text
}

/** As the drawer shows it; the whole name stands in a tooltip. */
export const cutQuizName = (name: string): string => cut(name, QUIZ_NAME_CHARACTERS)

export const cutSlideTitle = (title: string): string => cut(title, SLIDE_TITLE_CHARACTERS)
