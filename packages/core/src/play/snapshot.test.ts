import { expect, test } from 'vitest'
import { qtestOfSnapshot, snapshotOf as snapshotOfQTest } from '../qtest/snapshot.ts'
import { attemptIdOf } from '../qtest/state.ts'
import { roomOfSnapshot, snapshotOf as snapshotOfRoom } from '../room/snapshot.ts'
import { OWNER, QTestTable } from '../testing/qtest-table.ts'
import { HOST, Table } from '../testing/room-table.ts'
import { throughSnapshot } from '../testing/through-snapshot.ts'

/** Every field of a value and of the values in it, with its type. */
const shapeOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value) && value.length === 0) return [`${path}[] empty`]
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => shapeOf(item, `${path}[]`)))]
  if (typeof value !== 'object' || value === null) return [`${path} ${value === null ? 'null' : typeof value}`]
  return Object.entries(value).flatMap(([field, inner]) => shapeOf(inner, `${path}.${field}`))
}

const CHANGED = 'raise SNAPSHOT_VERSION when what a snapshot holds changes, and then this list'

test('ST51 a room is what it was before its snapshot, and holds what its version says', () => {
  const table = new Table({ capacity: 5 }).start('ann', 'bob', 'cem')
  table.answer('ann', 'Cedar')
  table.answer('bob', 'Oak')
  expect(roomOfSnapshot(throughSnapshot(snapshotOfRoom(table.room), table.room.stored.source))).toEqual(table.room)
  table.give({ do: 'closeQuestion', credential: HOST })
  table.give({ do: 'removePlayer', credential: HOST, playerId: table.seat('cem').playerId, alsoCredentials: [] })
  const source = throughSnapshot(snapshotOfRoom(table.room), table.room.stored.source)
  expect(roomOfSnapshot(source)).toEqual(table.room)
  expect(shapeOf([source.base, source.part('game 1 question 0')]), CHANGED).toMatchInlineSnapshot(`
    [
      "[].roomId string",
      "[].hostCredential string",
      "[].hostId string",
      "[].openedAtMs number",
      "[].hostAwaitedSinceMs number",
      "[].settings.showAnswer boolean",
      "[].settings.randomizeQuestion boolean",
      "[].settings.hostMode boolean",
      "[].settings.capacity number",
      "[].settings.hostGraceMs number",
      "[].settings.safeNames boolean",
      "[].settings.calm boolean",
      "[].settings.language null",
      "[].settings.getReadyMs number",
      "[].playedBefore[] empty",
      "[].seats.flattened[] string",
      "[].seats.flattened[].playerId string",
      "[].seats.flattened[].credential string",
      "[].seats.flattened[].name string",
      "[].seats.flattened[].avatar string",
      "[].seats.flattened[].email string",
      "[].seats.flattened[].ageGroup string",
      "[].seats.flattened[].joined number",
      "[].seats.flattened[].hasLeft boolean",
      "[].seats.flattened[].isNamedByHost boolean",
      "[].seats.flattened[].extraTime number",
      "[].seats.flattened[].score number",
      "[].seats.flattened[].answerMs number",
      "[].seats.flattened[].right number",
      "[].seats.flattened[].answered number",
      "[].seats.flattened[].rank number",
      "[].seats.flattened[].previousRank number",
      "[].credentials.flattened[] string",
      "[].presence.flattened[] string",
      "[].presence.flattened[].line string",
      "[].presence.flattened[].sinceMs number",
      "[].linesUp number",
      "[].isLocked boolean",
      "[].removed.flattened[] string",
      "[].games number",
      "[].lastRight number",
      "[].phase string",
      "[].order[] number",
      "[].index number",
      "[].startedAtMs number",
      "[].over[] number",
      "[].marks.flattened[] string",
      "[].marks.flattened[].answer string",
      "[].marks.flattened[].takenMs number",
      "[].marks.flattened[].isRight boolean",
      "[].marks.flattened[].points number",
      "[].endedEarly boolean",
      "[].contentHash string",
      "[].seed string",
      "[].joined[] number",
      "[].given[] number",
      "[].answers[] string",
      "[].takenMs[] number",
      "[].right[] number",
      "[].points[] number",
    ]
  `)
  expect(JSON.stringify(source.base)).not.toContain('secret-reason')
})

test('ST51 a QTest is what it was before its snapshot, and holds what its version says', () => {
  const table = new QTestTable({ additionalFields: ['Class'] })
  const holders = ['ann', 'bob', 'cem'].map((tokenHash) => ({ tokenHash, account: null, guest: `of ${tokenHash}` }))
  for (const holder of holders) table.attend(holder, holder.tokenHash, { fields: { Class: '7b' } })
  for (const holder of holders.slice(0, 2)) table.submit(holder, 'Cedar')
  const { settings } = table.qtest
  table.give({ do: 'reschedule', userId: OWNER, settings, names: ['Ann', 'Bob'], newCodes: ['ABCD2345'] })
  const bob = { tokenHash: 'bob', account: null, guest: null }
  table.give({ do: 'remove', userId: OWNER, attemptId: attemptIdOf(table.qtest, bob) ?? '' })
  const source = throughSnapshot(snapshotOfQTest(table.qtest), table.qtest.source.quiz)
  expect(qtestOfSnapshot(source)).toEqual(table.qtest)
  const parts = snapshotOfQTest(table.qtest)?.parts.map(({ name }) => source.part(name))
  expect(shapeOf([source.base, parts?.flat()]), CHANGED).toMatchInlineSnapshot(`
    [
      "[].qtestId string",
      "[].ownerId string",
      "[].settings.showAnswer boolean",
      "[].settings.showResult boolean",
      "[].settings.retake boolean",
      "[].settings.startMs number",
      "[].settings.endMs number",
      "[].settings.additionalFields[] string",
      "[].settings.access string",
      "[].listedNames[] string",
      "[].namesByKey.flattened[] string",
      "[].codes[] string",
      "[].capacity number",
      "[].isLocked boolean",
      "[].isDeleted boolean",
      "[].closings[] empty",
      "[].outside.flattened[] string",
      "[].outside.flattened[].why string",
      "[].outside.flattened[].attempt.attemptId string",
      "[].outside.flattened[].attempt.account null",
      "[].outside.flattened[].attempt.guest string",
      "[].outside.flattened[].attempt.tokenHashes[] string",
      "[].outside.flattened[].attempt.name string",
      "[].outside.flattened[].attempt.email string",
      "[].outside.flattened[].attempt.fields.Class string",
      "[].outside.flattened[].attempt.givenExtraTime null",
      "[].outside.flattened[].attempt.joined number",
      "[].outside.flattened[].attempt.hasAnswered boolean",
      "[].outside.flattened[].attempt.lastActivityMs number",
      "[].outside.flattened[].attempt.begunAtMs number",
      "[].outside.flattened[].attempt.wishedExtraTime number",
      "[].outside.flattened[].attempt.frozenBy.seed string",
      "[].outside.flattened[].attempt.marks[].answer string",
      "[].outside.flattened[].attempt.marks[].takenMs number",
      "[].outside.flattened[].attempt.marks[].isRight boolean",
      "[].outside.flattened[].attempt.marks[].points number",
      "[].outside.flattened[].attempt.marks[].isByClock boolean",
      "[].outside.flattened[].attempt.score number",
      "[].outside.flattened[].attempt.answerMs number",
      "[].outside.flattened[].attempt.right number",
      "[].outside.flattened[].attempt.phase string",
      "[].tokens.flattened[] string",
      "[].accounts.flattened[] empty",
      "[].guests.flattened[] string",
      "[].guests.flattened[][] string",
      "[].names.flattened[] string",
      "[].byCode.flattened[] empty",
      "[].started number",
      "[].finished number",
      "[].tallies[].done number",
      "[].tallies[].right number",
      "[].contentHash string",
      "[].source.qtestType string",
      "[].source.description string",
      "[].source.image string",
      "[].source.ageGroup string",
      "[].attempts[] string",
      "[][].phase string",
      "[][].attemptId string",
      "[][].account null",
      "[][].guest string",
      "[][].tokenHashes[] string",
      "[][].name string",
      "[][].email string",
      "[][].fields.Class string",
      "[][].givenExtraTime null",
      "[][].joined number",
      "[][].hasAnswered boolean",
      "[][].lastActivityMs number",
      "[][].begunAtMs number",
      "[][].wishedExtraTime number",
      "[][].frozenBy.seed string",
      "[][].marks[] empty",
      "[][].score number",
      "[][].answerMs number",
      "[][].right number",
      "[][].askedAtMs number",
      "[][].runsSinceMs number",
      "[][].extraTime number",
      "[][].marks[][] string",
      "[][].marks[][] number",
    ]
  `)
})

test('ST51 a part is the same part until what it is made of changes', () => {
  const table = new Table({ capacity: 5 }).start('ann')
  table.answer('ann', 'Cedar')
  const parts = () => snapshotOfRoom(table.room)?.parts.map(({ of }) => of)
  const first = parts()
  table.give({ do: 'nextQuestion', credential: HOST })
  expect(first).toHaveLength(1)
  expect(parts()?.[0]).toBe(first?.[0])
})
