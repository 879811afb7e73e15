import { FORMER_PLAYER } from '../../play/former-player.ts'
import type { PlayerFacts } from '../facts/facts.ts'
import type { BestPlayer } from '../figures.ts'
import { percentOf } from './averages.ts'
import { personOf } from './person.ts'
import type { PlayCounts } from './play-counts.ts'

/** How many of the best are named. */
const BEST = 3

interface Candidate {
  person: string
  play: PlayCounts
  playerName: string
  totalScore: number
  /** What decides: points, or of several games their share. */
  score: number
  answerMs: number
  /** What decides between equal scores: all of it, or of several games, which differ in length, that for a question. */
  timeMs: number
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.score > other.score || (one.score === other.score && one.timeMs < other.timeMs)

/** The first, the second and the third; of several games everybody once, with the best of their results. Rules RF9, RF22. */
export class BestPlayers {
  private readonly isOfSeveral: boolean
  private readonly candidates: Candidate[] = []

  constructor(isOfSeveral: boolean) {
    this.isOfSeveral = isOfSeveral
  }

  consider(play: PlayCounts, player: PlayerFacts, score: number): void {
    const { name: playerName, score: totalScore, answerMs } = player
    const timeMs = this.isOfSeveral ? answerMs / play.asked.length : answerMs
    const candidate = { person: personOf(player), play, playerName, totalScore, score, answerMs, timeMs }
    const isFollowed = this.isOfSeveral && playerName !== FORMER_PLAYER
    const before = isFollowed ? this.candidates.findIndex(({ person }) => person === candidate.person) : -1
    const known = this.candidates[before]
    if (known !== undefined) {
      if (!isBetter(candidate, known)) return
      this.candidates.splice(before, 1)
    }
    const place = this.candidates.findIndex((one) => isBetter(candidate, one))
    this.candidates.splice(place < 0 ? this.candidates.length : place, 0, candidate)
    this.candidates.length = Math.min(this.candidates.length, BEST)
  }

  /** The best first. */
  named(): BestPlayer[] {
    return this.candidates.map(({ playerName, totalScore, answerMs, play: { play, points } }) => ({
      playerName,
      totalScore,
      answerMs,
      scorePercent: percentOf(totalScore, points),
      roomId: play.kind === 'game' ? play.journalId : '',
      game: play.game,
    }))
  }
}
