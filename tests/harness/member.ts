import { mailedCode } from './mailbox.ts'
import { Player } from './player.ts'
import type { TestServer } from './server.ts'

/** Somebody without a screen who has a confirmed account and a whole profile, and has signed in. */
export const joinMember = async (server: TestServer, username: string, password: string): Promise<Player> => {
  const member = new Player(server.origin, username)
  const email = `${username.toLowerCase()}@example.org`
  await member.call('signup', { username, email, password, age_group: '18+' })
  const confirmation_code = await mailedCode(server.dataFolder, email)
  await member.call('confirmsignup', { username, confirmation_code })
  await member.call('signin', { username, password })
  await member.call('updateprofile', {
    given_name: 'Mira',
    family_name: 'Nair',
    locale: '',
    profile: '',
    phone_number: '',
    'custom:age_group': '18+',
    preferred_username: username,
    image: 'avatar1',
  })
  return member
}
