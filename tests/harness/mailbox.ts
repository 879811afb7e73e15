import { join } from 'node:path'
import { newestMails } from '../../packages/server/src/adapters/mail/folder.ts'
import { until } from './until.ts'

/** The code of the newest mail to an address, from the folder in which a server without SMTP keeps them; waits for one newer than `after` emails. */
export const mailedCode = async (dataFolder: string, address: string, after = 0): Promise<string> => {
  let code: string | undefined
  await until(`a code for ${address} arrives`, async () => {
    const mails = await newestMails(join(dataFolder, 'mail'), Number.POSITIVE_INFINITY)
    const codes = mails.filter(({ to }) => to === address).flatMap(({ text }) => /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? [])
    code = codes.length > after ? codes[0] : undefined
    return code !== undefined
  })
  return code ?? ''
}
