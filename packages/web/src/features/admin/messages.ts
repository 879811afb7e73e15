/** What administrators do: accounts, organisations, the first set-up. */
export const adminMessages = { title: 'Admin' } as const
