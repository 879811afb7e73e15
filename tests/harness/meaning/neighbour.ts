import * as z from 'zod'
import * as contract from '../../../packages/contract/src/http/index.ts'
import { Player } from '../player.ts'
import type { Member, Works } from './accounts.ts'
import { makeMember, writeWorks } from './accounts.ts'
import { seatNameOf } from './frame-attack.ts'

/** Somebody to whom nothing may happen: an account with quizzes, a file and a room with a guest in it. */
export interface Neighbour {
  member: Member
  host: Player
  guest: Player
  roomId: string
  works: Works
  /** Every id, name and proof that is the neighbour's, for others to try. */
  possessions: Readonly<Record<string, string>>
}

export const settleNeighbour = async (admin: Member): Promise<Neighbour> => {
  const member = await makeMember(admin, 'quiet-neighbour')
  const works = await writeWorks(member)
  const host = new Player(member.origin, seatNameOf(member))
  host.cookie = member.cookie()
  const roomId = await host.host(works.quizId)
  await host.join(roomId)
  const guest = new Player(member.origin, 'Guest of the neighbour')
  await guest.join(roomId)
  const proofs = Object.fromEntries([...member.cookies].map(([name, value]) => [`another's ${name}`, value]))
  return {
    member,
    host,
    guest,
    roomId,
    works,
    possessions: {
      "another's quiz": works.quizId,
      "another's slide": works.questionIds[0] ?? '',
      "another's file": works.mediaName,
      "another's room": roomId,
      "another's player": guest.playerId,
      "another's user name": member.userName,
      "another's e-mail": member.email,
      "another's account": member.userId,
      "another's credential": guest.cookie ?? '',
      ...proofs,
    },
  }
}

const Exported = z.looseObject({ account: z.looseObject({}) })

/** Everything of the neighbour's that others could have changed, as text. */
export const stateOf = async ({ member, host, guest, roomId, works }: Neighbour): Promise<string> => {
  const state: unknown[] = [await member.succeed(contract.getProfile)]
  const { account } = Exported.parse(await member.succeed(contract.exportAccount))
  state.push({ ...account, lastSeenAt: undefined })
  for (const quizId of [works.quizId, ...Object.values(works.ofType)])
    for (const call of [contract.getQuiz, contract.getQuizTeams, contract.getUsersWithEditAccess])
      state.push(await member.succeed(call, { quizId }))
  state.push((await fetch(`${member.origin}/media/uploads/${works.mediaName}`)).status)
  // Both must exist when they are checked.
  for (const player of [host, guest]) await player.rejoin(roomId)
  for (const player of [host, guest]) {
    const from = player.frames.length
    await player.rejoin(roomId)
    const { playerStats } = player.last('sendLeaderboard', from) ?? {}
    state.push(player.last('joined', from), playerStats)
  }
  return JSON.stringify(state, null, 1)
}
