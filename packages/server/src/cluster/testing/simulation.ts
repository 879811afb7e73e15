import type { Random } from '@quokka/core/lib'
import { pickIndex, seeded, shuffle } from '@quokka/core/lib'
import type { SourceQuiz } from '@quokka/core/room'
import { ALL_TYPES } from '@quokka/core/testing'
import { inProcessBuses } from './in-process-bus.ts'
import type { Fault } from './simulated-faults.ts'
import { APPEND_WITHIN_MS, endOf, NODES, someFaults } from './simulated-faults.ts'
import type { SimulatedNode, World } from './simulated-node.ts'
import { BEGUN_MS, CAPACITY, startNode } from './simulated-node.ts'
import { SimulatedParticipant } from './simulated-participant.ts'
import { SimulatedPlayer } from './simulated-player.ts'
import { SimulatedStore, StoreAway } from './simulated-store.ts'
import type { SimulatedProcess } from './simulated-time.ts'
import { SimulatedTime } from './simulated-time.ts'
import { SimulationChecker } from './simulation-checker.ts'

/** Once faults stop, every game is over within this time: a question may run on, and outages be added to it. */
const PATIENCE_MS = 180_000
/** Answers that are given so long after the last fault are acknowledged within the time below. */
const CALM_MS = 25_000
const RECEIPT_MS = 4_000
const HOUR_MS = 3_600_000

export interface SimulationResult {
  /** What may never happen; undefined when nothing of that did. */
  failure: string | undefined
  trace: string[]
  faults: readonly Fault[]
  answers: number
  frames: number
  claims: number
  simulatedMs: number
}

const someQuiz = (random: Random, quizId: string): SourceQuiz => ({
  quizId,
  quizName: 'By chance',
  quizType: 'Ready Made',
  mediaFolder: 'readymade',
  questions: shuffle(ALL_TYPES, random)
    .slice(0, 2 + pickIndex(3, random))
    .map((question) => ({ ...question, timerS: 5 + pickIndex(12, random) })),
})

/** Weather between nodes. */
interface Air {
  cuts: Set<Extract<Fault, { is: 'cut' }>>
  bad: Extract<Fault, { is: 'badBus' }> | undefined
}

class Simulation {
  readonly time: SimulatedTime
  readonly trace: string[] = []
  failure: string | undefined
  readonly checker: SimulationChecker
  private readonly random: Random
  private readonly store: SimulatedStore
  private readonly world: World
  private readonly air: Air = { cuts: new Set(), bad: undefined }
  private readonly places: (SimulatedNode | undefined)[] = Array.from({ length: NODES }, () => undefined)
  private starts = 0
  private heldUntilClaimed: SimulatedProcess | undefined
  private readonly faults: readonly Fault[]
  private readonly seed: number
  private readonly quietMs: number

  constructor(seed: number, faults: readonly Fault[]) {
    this.seed = seed
    this.faults = faults
    this.quietMs = Math.max(0, ...faults.map(endOf))
    this.random = seeded(seed)
    this.time = new SimulatedTime(seeded(seed + 1))
    this.checker = new SimulationChecker({
      fail: (what) => this.fail(what),
      quizzes: (hashes) => this.store.quizzes(hashes),
    })
    const { time, checker } = this
    this.store = new SimulatedStore(time, seeded(seed + 2), {
      stored: (...row) => {
        this.note(`stored: ${row[1]} row ${row[2].seq} epoch ${row[2].epoch} ${row[2].body.slice(0, 300)}`)
        checker.stored(...row)
      },
      claimed: (journalId, owner, isHeld) => {
        this.note(`${owner} claims ${journalId}`)
        checker.claimed(journalId, owner, isHeld)
        if (this.heldUntilClaimed !== undefined) this.store.letGo(this.heldUntilClaimed)
      },
    })
    const chance = seeded(seed + 3)
    const buses = this.buses(chance)
    this.world = {
      time,
      store: this.store,
      random: seeded(seed + 4),
      busOf: buses.busOf,
      silence: buses.remove,
      latencyMs: () => 1 + 60 * chance() ** 4,
      fail: (what) => this.fail(what),
      note: (what) => this.note(what),
    }
  }

  fail(what: string): void {
    this.note(`FAILS: ${what}`)
    this.failure ??= what
  }

  note(what: string): void {
    this.trace.push(`${(this.time.nowMs / 1_000).toFixed(3)} ${what}`)
    if (this.trace.length > 4_000) this.trace.splice(0, 2_000)
  }

  private placeOf(name: string): number {
    return Number(name.slice(1, 2))
  }

  /** What a node asks leaves its process, and what it is asked enters it. */
  private buses(chance: Random): Pick<World, 'busOf'> & { remove(name: string): void } {
    const { time, air } = this
    const isCutBy = (cut: Extract<Fault, { is: 'cut' }>, from: number, to: number) =>
      (cut.from === from && (cut.to === null || cut.to === to)) ||
      (!cut.isOneWay && cut.from === to && (cut.to === null || cut.to === from))
    const { busOf, remove } = inProcessBuses({
      isCut: (from, to) => [...air.cuts].some((cut) => isCutBy(cut, this.placeOf(from), this.placeOf(to))),
      fateOf: () => {
        const { lost = 0, doubled = 0, delayMs = 3 } = air.bad ?? {}
        return { isLost: chance() < lost, isDoubled: chance() < doubled, delayMs: 1 + chance() ** 3 * delayMs }
      },
    })
    return {
      remove: (name) => void remove(name),
      busOf: (name) => {
        const bus = busOf(name)
        return {
          ask: (...asked) => time.leave(() => bus.ask(...asked)),
          listen: (node, answer) => {
            const { process } = this.starting.get(name) ?? {}
            if (process === undefined) throw new Error(`nobody is ${name}`)
            bus.listen(node, (topic, question) => time.enter(process, () => answer(topic, question)))
          },
          isConnected: () => bus.isConnected(),
          close: () => bus.close(),
        }
      },
    }
  }

  private readonly starting = new Map<string, Pick<SimulatedNode, 'process'>>()

  /** A new process in a place, as soon as the storage lets it start. */
  private async start(place: number): Promise<void> {
    for (;;) {
      this.starts += 1
      const name = `n${place}-${this.starts}`
      const { random } = this.world
      const clocks = { wallMs: (random() - 0.5) * 4_000, runningMs: random() * 1e6, rate: 1 + (random() - 0.5) / 1_000 }
      const process = { name, state: 'runs' as const, missed: [], rate: clocks.rate }
      this.starting.set(name, { process })
      try {
        this.places[place] = await startNode(this.world, process, clocks)
        this.note(`${name} serves`)
        return
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error
        Object.assign(process, { state: 'dead' })
        await this.time.pause(500)
      }
    }
  }

  private anyNode(random: Random): SimulatedNode | undefined {
    const ready = this.places.filter((node) => node?.isReady())
    return ready[pickIndex(ready.length, random)]
  }

  /** A fault begins; one that waits for a row only once a row is sent, or in vain for too long. */
  private begin(fault: Fault) {
    const process = 'node' in fault ? this.places[fault.node]?.process : undefined
    if (process === undefined || !('inAppend' in fault) || !fault.inAppend) return this.happen(fault)
    let hasBegun = false
    const begin = () => {
      if (!hasBegun && this.places[fault.node]?.process === process) this.happen(fault)
      hasBegun = true
    }
    this.store.onAppend(process, begin)
    this.time.after(APPEND_WITHIN_MS, undefined, begin)
  }

  private happen(fault: Fault) {
    const { time, air, places } = this
    const node = 'node' in fault ? places[fault.node] : undefined
    this.note(`fault: ${JSON.stringify(fault)}`)
    const over = (ms: number, run: () => void) =>
      time.after(ms, undefined, () => {
        this.note(`over: ${fault.is}`)
        run()
      })
    switch (fault.is) {
      case 'die':
      case 'leave': {
        if (node === undefined) return
        places[fault.node] = undefined
        if (fault.is === 'die') node.kill()
        else node.stop().catch((error: unknown) => this.fail(`a stop failed: ${error}`))
        return over(fault.backMs, () => {
          this.start(fault.node).catch((error: unknown) => this.fail(`a start failed: ${error}`))
        })
      }
      case 'pause': {
        const process = node?.process
        if (process?.state !== 'runs') return
        process.state = 'paused'
        this.store.holdUp(process)
        time.after(fault.heldMs ?? fault.forMs + 500, undefined, () => this.store.letGo(process))
        this.heldUntilClaimed = fault.heldMs === null ? process : undefined
        return over(fault.forMs, () => time.wake(process))
      }
      case 'storeAway':
        this.store.weather.isAway = true
        return over(fault.forMs, () => {
          this.store.weather.isAway = false
        })
      case 'storeSlow':
        this.store.weather.slowestMs = fault.slowestMs
        return over(fault.forMs, () => {
          this.store.weather.slowestMs = 4
        })
      case 'cut':
        air.cuts.add(fault)
        return over(fault.forMs, () => air.cuts.delete(fault))
      case 'badBus':
        air.bad = fault
        return over(fault.forMs, () => {
          air.bad = undefined
        })
      case 'lineLost':
        return this.checker.players[fault.player % this.checker.players.length]?.loseLine(fault.isSilent)
    }
  }

  private async openRoom(number: number): Promise<void> {
    const { time, random, checker } = this
    const players = 2 + pickIndex(4, random)
    const hostMode = random() < 0.6
    const hostCredential = `guest:host${number}`
    const settings = {
      showAnswer: random() < 0.8,
      randomizeQuestion: random() < 0.5,
      hostMode,
      capacity: 10,
      hostGraceMs: 60_000,
      safeNames: false,
      calm: false,
      language: null,
      getReadyMs: 500 + pickIndex(3_000, random),
    }
    const quiz = someQuiz(random, 'source-quiz')
    const node = this.places[pickIndex(NODES, random)]
    if (node === undefined) throw new Error('no node')
    const roomId = await time.enter(node.process, () => node.rooms.open({ hostCredential, settings, quiz }))
    const watch = {
      questionOf: checker.questionOf.bind(checker),
      sentTo: checker.sentTo.bind(checker),
      heard: checker.heard.bind(checker),
      acknowledged: checker.acknowledged.bind(checker),
      unacknowledged: (
        { credential }: SimulatedPlayer,
        { questionId, sinceMs }: { questionId: string; sinceMs: number },
      ) => {
        if (sinceMs > this.quietMs + CALM_MS && time.nowMs - sinceMs > RECEIPT_MS)
          this.fail(`${credential}: an answer to ${questionId} was never acknowledged`)
      },
      fellOut: ({ credential }: SimulatedPlayer, code: number) => this.fail(`${credential} fell out with ${code}`),
      note: (what: string) => this.note(what),
    }
    for (let index = 0; index <= players; index += 1) {
      const isHost = index === 0
      const own = seeded(this.seed * 1_000 + number * 100 + index)
      const credential = isHost ? hostCredential : `guest:p${number}${index}`
      const ports = { time, random: own, anyNode: () => this.anyNode(own), watch, roomId, credential }
      time.after(own() * 3_000, undefined, () =>
        checker.players.push(new SimulatedPlayer({ ...ports, isHost, isAnswering: !isHost || !hostMode, players })),
      )
    }
    this.expected += players + 1
  }

  private expected = 0
  private qtestId = ''

  private async openQTest(): Promise<void> {
    const { time, random, checker } = this
    const node = this.places[0]
    if (node === undefined) throw new Error('no node')
    this.qtestId = Array.from({ length: 26 }, () => 'abcdefghijklmnopqrstuvwxyz234567'[pickIndex(32, random)]).join('')
    const { qtestId } = this
    const quiz = someQuiz(random, 'source-quiz')
    const window = { startMs: BEGUN_MS - HOUR_MS, endMs: BEGUN_MS + HOUR_MS }
    const settings = {
      ...window,
      showAnswer: random() < 0.6,
      showResult: true,
      retake: false,
      additionalFields: [],
      access: 'link' as const,
    }
    const source = { quiz, qtestType: 'RM' as const, description: '', image: '', ageGroup: '18+' as const }
    const listed = {
      ...window,
      ownerId: 'owner',
      qtestName: quiz.quizName,
      qtestImage: '',
      qtestType: 'RM' as const,
      questionCount: quiz.questions.length,
      media: [],
      quizIds: [],
      createdAtMs: BEGUN_MS,
    }
    const scheduled = {
      was: 'qtestOpened' as const,
      qtestId,
      ownerId: 'owner',
      source,
      settings,
      capacity: CAPACITY,
      atMs: BEGUN_MS,
    }
    await time.enter(node.process, () => node.qtests.open(scheduled, listed))
    for (let index = 0; index < 1 + pickIndex(3, random); index += 1) {
      const own = seeded(this.seed * 1_000 + 900 + index)
      checker.participants.push(
        new SimulatedParticipant({
          time,
          random: own,
          anyNode: () => this.anyNode(own),
          qtestId,
          quiz,
          guest: `guest:q${index}`,
          markOf: (questionId) => checker.marks.get(questionId),
          fail: (what) => this.fail(what),
          note: (what) => this.note(what),
        }),
      )
    }
  }

  private isOver(): boolean {
    const { players, participants } = this.checker
    return (
      this.failure !== undefined ||
      (players.length === this.expected &&
        players.every(({ podium, isSeated }) => podium !== undefined && isSeated) &&
        participants.every(({ isDone }) => isDone))
    )
  }

  /** What is so after every game, once everything that was on its way has come. */
  private compare(): void {
    const { checker, places } = this
    for (const roomId of checker.rooms.keys()) {
      const owners = places.flatMap((node) => {
        const runner = node?.rooms.find(roomId)
        return runner === undefined || runner === 'later' ? [] : [runner]
      })
      if (owners.length !== 1) this.fail(`${roomId} runs on ${owners.length} nodes`)
      for (const owner of owners) checker.compareRoom(roomId, owner.room())
    }
  }

  private async compareQTest(): Promise<void> {
    const holders = this.places.filter((node) => node?.qtests.isHere(this.qtestId))
    if (holders.length > 1) this.fail(`the QTest runs on ${holders.length} nodes`)
    for (const node of holders) {
      if (node === undefined) continue
      const qtest = await node.qtests.find(this.qtestId)
      if (qtest !== undefined) this.checker.compareQTest(this.qtestId, qtest)
    }
  }

  private async until(promise: Promise<unknown>, limitMs: number): Promise<void> {
    let isSettled = false
    promise
      .catch((error: unknown) => this.fail(`it did not begin: ${error instanceof Error ? error.stack : error}`))
      .finally(() => {
        isSettled = true
      })
    await this.time.run(() => isSettled || this.failure !== undefined, limitMs)
    if (!isSettled) this.fail('something never ended')
  }

  async run(): Promise<void> {
    const { time, checker } = this
    await this.until(Promise.all(Array.from({ length: NODES }, (_, place) => this.start(place))), 5_000)
    await this.until(Promise.all([this.openRoom(1), ...(this.random() < 0.3 ? [this.openRoom(2)] : [])]), 5_000)
    await this.until(this.openQTest(), 5_000)
    for (const fault of this.faults) time.after(fault.atMs - time.nowMs, undefined, () => this.begin(fault))
    await time.run(() => this.isOver() && time.nowMs > this.quietMs, this.quietMs + PATIENCE_MS)
    if (!this.isOver())
      for (const player of checker.players)
        if (player.podium === undefined || !player.isSeated) this.fail(`${player.credential} never saw the podium`)
    if (!this.isOver()) this.fail('somebody never finished the QTest')
    if (this.failure !== undefined) return
    await time.run(() => this.failure !== undefined, 12_000)
    this.compare()
    await this.until(this.compareQTest(), 5_000)
  }
}

/** Plays games and QTests on a cluster with faults by chance; all that a seed leads to is the same each time. */
export const simulate = async (seed: number, faults = someFaults(seeded(seed + 7), 7)): Promise<SimulationResult> => {
  const simulation = new Simulation(seed, faults)
  simulation.time.hold()
  try {
    await simulation.run()
  } finally {
    simulation.time.release()
  }
  const { failure, trace, checker, time } = simulation
  const { answers, frames, claims } = checker
  return { failure, trace, faults, answers, frames, claims, simulatedMs: time.nowMs }
}

/** The least faults with which it still fails, found by leaving out one after the other. */
export const shrink = async (seed: number, faults: readonly Fault[]): Promise<SimulationResult> => {
  let least = await simulate(seed, [...faults])
  for (let place = 0; place < least.faults.length; ) {
    const fewer = await simulate(
      seed,
      least.faults.filter((_, index) => index !== place),
    )
    if (fewer.failure === undefined) place += 1
    else {
      least = fewer
      place = 0
    }
  }
  return least
}
