/** Words of friendly names: in each group every one of the first stands before every one of the second, in its gender. */
export type SafeWords = readonly { first: readonly string[]; second: readonly string[] }[]
