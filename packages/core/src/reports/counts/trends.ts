import { LIMITS } from '../../limits.ts'
import type { Trend } from '../figures.ts'
import { percentOf } from './averages.ts'

interface Attendance {
  name: string
  /** Right answers and how many there could have been, by the place of the game. */
  games: Map<number, { right: number; asked: number }>
}

/** Fewer games make no way. */
const FEWEST_GAMES = 2

/** Who was in which game and how well, for several games of one quiz. Rule RF14. */
export class Trends {
  private readonly attendances = new Map<string, Attendance>()
  /** Those that two had in one game. */
  private readonly namesakes = new Set<string>()

  /** Of somebody who is known by a name alone: two of one name in one game are two people, who cannot be followed. Rule RF23. */
  addNamed(key: string, name: string, game: number, right: number, asked: number): void {
    if (this.attendances.get(key)?.games.has(game)) this.namesakes.add(key)
    this.add(key, name, game, right, asked)
  }

  add(key: string, name: string, game: number, right: number, asked: number): void {
    const attendance = this.attendances.get(key) ?? { name, games: new Map() }
    const before = attendance.games.get(game) ?? { right: 0, asked: 0 }
    if (game >= Math.max(...attendance.games.keys())) attendance.name = name
    attendance.games.set(game, { right: before.right + right, asked: before.asked + asked })
    this.attendances.set(key, attendance)
  }

  /** Names whose people are not followed. */
  countNamesakes(): number {
    return this.namesakes.size
  }

  /** Those who were there most often, by name where equally often. */
  most(games: number): Trend[] {
    return [...this.attendances]
      .filter(([key, { games: there }]) => there.size >= FEWEST_GAMES && !this.namesakes.has(key))
      .map(([, attendance]) => attendance)
      .sort(
        (left, right) =>
          right.games.size - left.games.size || (left.name < right.name ? -1 : Number(left.name > right.name)),
      )
      .slice(0, LIMITS.reportTrends)
      .map((attendance) => ({
        name: attendance.name,
        rightPercents: Array.from({ length: games }, (_, game) => {
          const there = attendance.games.get(game)
          return there === undefined ? null : percentOf(there.right, there.asked)
        }),
      }))
  }
}
