const MEGABYTE = 1_024 * 1_024

/** A size in MB with one digit after the point; never none. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10)
