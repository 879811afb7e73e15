/** The cookie with the language that somebody chose in this browser: page and server read it. Its value is the code. */
export const LANGUAGE_COOKIE = 'qq_language'

/** The cookie with the language of the room that this browser is in, as long as nobody has chosen one here. It goes with the browser's window. */
export const ROOM_LANGUAGE_COOKIE = 'qq_room_language'

/** As long as browsers keep cookies. */
export const LANGUAGE_COOKIE_S = 400 * 86_400
