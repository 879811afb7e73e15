/** How long a question may be answered, in seconds, and for how many points. */
export interface Timing {
  timer: number
  maxPoints: number
}
