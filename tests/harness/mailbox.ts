import { join } from 'node:path'
import { newestMails } from '../../packages/server/src/adapters/mail/folder.ts'
import { until } from './until.ts'

/** Waits for what the texts of an address's emails, the newest first, are searched for, in the folder in which a server without SMTP keeps them. */
const inMails = async (
  what: string,
  dataFolder: string,
  address: string,
  find: (texts: readonly string[]) => string | undefined,
): Promise<string> => {
  let found: string | undefined
  await until(`${what} for ${address} arrives`, async () => {
    const mails = await newestMails(join(dataFolder, 'mail'), Number.POSITIVE_INFINITY)
    found = find(mails.filter(({ to }) => to === address).map(({ text }) => text))
    return found !== undefined
  })
  return found ?? ''
}

/** The code of the newest mail to an address; waits for one newer than `after` emails. */
export const mailedCode = (dataFolder: string, address: string, after = 0): Promise<string> =>
  inMails('a code', dataFolder, address, (texts) => {
    const codes = texts.flatMap((text) => /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? [])
    return codes.length > after ? codes[0] : undefined
  })

/** The address of the product that the newest mail to an address leads to. */
export const mailedLink = (dataFolder: string, address: string): Promise<string> =>
  inMails('a link', dataFolder, address, (texts) => texts.flatMap((text) => /https?:\S+/u.exec(text)?.[0] ?? [])[0])
