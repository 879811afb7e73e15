/** A list of numbers in as many bytes as they need: of a large game a report counts half a million answers. */
export class GrowingNumbers {
  size = 0
  private held: Float64Array | Uint8Array

  /** Any numbers, or whole ones from 0 to 255. */
  constructor(of: 'any' | 'bytes' = 'any') {
    this.held = of === 'any' ? new Float64Array(64) : new Uint8Array(64)
  }

  push(number: number): void {
    if (this.size === this.held.length) {
      const length = this.held.length * 2
      const larger = this.held instanceof Uint8Array ? new Uint8Array(length) : new Float64Array(length)
      larger.set(this.held)
      this.held = larger
    }
    this.held[this.size] = number
    this.size += 1
  }

  at(place: number): number {
    return this.held[place] ?? Number.NaN
  }

  /** A copy in ascending order. */
  sorted(): Float64Array | Uint8Array {
    return this.held.slice(0, this.size).sort()
  }

  sum(): number {
    let sum = 0
    for (let place = 0; place < this.size; place += 1) sum += this.at(place)
    return sum
  }
}
