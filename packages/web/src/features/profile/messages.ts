/** The own profile and how it is edited. */
export const profileMessages = { title: 'My Profile' } as const
