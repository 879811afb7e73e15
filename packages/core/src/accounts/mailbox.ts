/** Providers that pass over dots before the @. */
const DOTLESS = ['gmail.com', 'googlemail.com']

/** What an email's mailbox is counted by: in lower case, without what mail servers pass over (`+tag`, and dots where they do). */
export const mailboxOf = (email: string): string => {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? []
  const [untagged = ''] = name.split('+')
  const plain = DOTLESS.includes(domain) ? untagged.replaceAll('.', '') : untagged
  return `${plain || name}@${domain}`
}
