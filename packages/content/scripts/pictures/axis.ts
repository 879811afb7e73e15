/** Where the numbers of a chart's axis stand: 0 and up to just above `highest`, by steps that read well. */
export const axisFor = (highest: number): { step: number; steps: number } => {
  const nice = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]
  const step = nice.find((size) => highest / size <= 6) ?? 200_000
  return { step, steps: Math.max(2, Math.ceil(highest / step)) }
}
