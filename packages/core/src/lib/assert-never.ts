/** Ends a switch over a union: reached only when a member was forgotten, which the compiler reports first. */
export const assertNever = (value: never): never => {
  throw new Error(`unhandled: ${JSON.stringify(value)}`)
}
