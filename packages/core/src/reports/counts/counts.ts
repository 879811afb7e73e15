import { FORMER_PLAYER } from '../../play/former-player.ts'
import type { Question } from '../../questions/index.ts'
import { inOrder, reportColumns } from '../facts/columns.ts'
import type { PlayerFacts, PlayFacts } from '../facts/facts.ts'
import { Readings } from '../facts/readings.ts'
import type { ReportVariant } from '../report-types.ts'
import { percentOf } from './averages.ts'
import { BestPlayers } from './best-players.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import { personOf } from './person.ts'
import type { PlayCounts } from './play-counts.ts'
import { openPlay } from './play-counts.ts'
import type { Placing } from './question-counts.ts'
import { QuestionCounts } from './question-counts.ts'
import { Trends } from './trends.ts'

/** What is remembered of the players of a report: numbers, and names only of the best and for trends. */
export class ReportCounts {
  readonly variant: ReportVariant
  readonly columns: readonly Question[]
  readonly questions: readonly QuestionCounts[]
  /** The oldest first. */
  readonly plays: readonly PlayCounts[]
  /** Several games have different points to win: they are compared by shares, the scores in percent. Rules RF21, RF22. */
  readonly isOfSeveral: boolean
  players = 0
  /** Points, or of several games the percents of those that could be won; of a game without any points none. */
  readonly scores = new GrowingNumbers()
  readonly playerTrends = new Trends()
  readonly teamTrends = new Trends()
  readonly readings = new Readings()
  /** Those in first, second and third place who stayed. */
  readonly best: BestPlayers
  stayed = 0
  /** Players by how much of what they were asked they answered. */
  readonly participation = { all: 0, half: 0, less: 0, none: 0 }
  readonly fieldNames = new Set<string>()
  hasEmails = false
  hasTeams = false
  /** What the better ones are told from the weaker ones by: score and time, or of several games the share right alone. */
  private readonly merits = new GrowingNumbers()
  private readonly answerTimes = new GrowingNumbers()
  private placed: Placing | undefined
  private readonly playById: ReadonlyMap<string, PlayCounts>

  constructor(variant: ReportVariant, plays: readonly PlayFacts[]) {
    this.variant = variant
    this.isOfSeveral = plays.length > 1
    this.best = new BestPlayers(this.isOfSeveral)
    this.columns = reportColumns(plays)
    this.questions = this.columns.map((question) => new QuestionCounts(question))
    const byId = new Map(this.questions.map((counts) => [counts.question.questionId, counts]))
    this.plays = inOrder(plays).map((play, place) => openPlay(play, place, byId))
    this.playById = new Map(this.plays.map((counts) => [counts.play.playId, counts]))
  }

  /** Of a play that the report was begun with. */
  play(playId: string): PlayCounts {
    const counts = this.playById.get(playId)
    if (counts === undefined) throw new Error(`${playId} is no play of this report`)
    return counts
  }

  add(playId: string, players: readonly PlayerFacts[]): void {
    const play = this.play(playId)
    this.placed = undefined
    for (const player of players) this.addPlayer(play, player)
  }

  private addPlayer(play: PlayCounts, player: PlayerFacts): void {
    const row = this.players
    let answered = 0
    let right = 0
    let graded = 0
    for (const [place, { column, given, canBeRight }] of play.asked.entries()) {
      const answer = player.answers[place] ?? null
      column.skipTo(row)
      column.add(given, canBeRight, answer)
      if (answer !== null) answered += 1
      if (answer?.[2]) right += 1
      if (canBeRight) graded += 1
    }
    this.merits.push(this.isOfSeveral ? (percentOf(right, graded) ?? 0) : player.score)
    this.answerTimes.push(this.isOfSeveral ? 0 : player.answerMs)
    const score = this.isOfSeveral ? percentOf(player.score, play.points) : player.score
    if (score !== null) this.scores.push(score)
    this.players += 1
    play.players += 1
    play.answered += answered
    play.right += right
    play.graded += graded
    if (!player.hasLeft) {
      play.stayed += 1
      this.stayed += 1
      if (score !== null) this.best.consider(play, player, score)
    }
    this.countParticipation(answered, play.asked.length)
    for (const name of Object.keys(player.fields)) this.fieldNames.add(name)
    this.hasEmails ||= player.email !== null
    this.hasTeams ||= player.teams.length > 0
    if (this.isOfSeveral) this.addTrends(play.place, player, right, graded)
  }

  private countParticipation(answered: number, asked: number): void {
    if (answered === 0) this.participation.none += 1
    else if (answered === asked) this.participation.all += 1
    else if (answered * 2 >= asked) this.participation.half += 1
    else this.participation.less += 1
  }

  private addTrends(game: number, player: PlayerFacts, right: number, graded: number): void {
    const { userId, name, teams } = player
    if (userId !== null) this.playerTrends.add(personOf(player), name, game, right, graded)
    // Those who are forgotten share this name, and are not one person.
    else if (name !== FORMER_PLAYER) this.playerTrends.addNamed(personOf(player), name, game, right, graded)
    for (const team of new Set(teams)) this.teamTrends.add(team, team, game, right, graded)
  }

  /** Everyone added so far, from the best to the weakest; equals share a place. */
  placing(): Placing {
    this.placed ??= this.place()
    return this.placed
  }

  /** From 1, among everyone added so far; equals share a rank. Rule SC3. */
  rankOf({ score, answerMs }: PlayerFacts): number {
    const { rows } = this.placing()
    let better = 0
    for (let end = rows.length; better < end; ) {
      const middle = (better + end) >> 1
      const row = rows[middle] ?? 0
      if (this.compare(this.merits.at(row), this.answerTimes.at(row), score, answerMs) < 0) better = middle + 1
      else end = middle
    }
    return better + 1
  }

  private compare(leftMerit: number, leftMs: number, rightMerit: number, rightMs: number): number {
    return rightMerit - leftMerit || leftMs - rightMs
  }

  private compareRows(left: number, right: number): number {
    const { merits, answerTimes } = this
    return this.compare(merits.at(left), answerTimes.at(left), merits.at(right), answerTimes.at(right))
  }

  private place(): Placing {
    for (const question of this.questions) question.skipTo(this.players)
    const rows = Array.from({ length: this.players }, (_, row) => row)
    rows.sort((left, right) => this.compareRows(left, right) || left - right)
    const placeOf = new Float64Array(rows.length)
    let before: number | undefined
    for (const [index, row] of rows.entries()) {
      placeOf[row] = before !== undefined && this.compareRows(before, row) === 0 ? (placeOf[before] ?? 0) : index
      before = row
    }
    return { rows, placeOf }
  }
}
