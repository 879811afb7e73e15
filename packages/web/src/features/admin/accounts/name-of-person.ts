/** What somebody is called in a list: first and last name, else the user name, else the email. */
export const nameOfPerson = ({
  firstName,
  lastName,
  userName,
  email,
}: {
  firstName: string
  lastName: string
  userName: string
  email: string
}): string => `${firstName} ${lastName}`.trim() || userName || email
