/** A right option among wrong ones, at a place that its text gives: the same file is always read alike, and the first is not always right. */
export const mixedIn = (right: string, wrong: readonly string[]): { texts: string[]; right: number[] } => {
  const sum = Array.from(right, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0)
  const place = sum % (wrong.length + 1)
  return { texts: wrong.toSpliced(place, 0, right), right: [place] }
}
