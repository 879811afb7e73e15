const ANNOUNCED_S = [5, 10]

/** The last moment that is announced of the time left, in seconds; undefined before the first. */
export const announcedSeconds = (secondsLeft: number): number | undefined =>
  ANNOUNCED_S.find((seconds) => secondsLeft <= seconds)
