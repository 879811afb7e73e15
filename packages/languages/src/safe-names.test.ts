import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from './languages.ts'
import { safeWordsOf } from './safe-names.ts'

const CODES = LANGUAGE_CODES.filter((code) => code !== 'en')

const namesOf = async (code: (typeof CODES)[number]): Promise<string[]> =>
  ((await safeWordsOf(code)) ?? []).flatMap(({ first, second }) =>
    first.flatMap((one) => second.map((other) => `${one} ${other}`)),
  )

/** The letters that its words are written with. */
const LETTERS: Record<(typeof CODES)[number], RegExp> = {
  hi: /^[\p{Script=Devanagari}]+$/u,
  mr: /^[\p{Script=Devanagari}]+$/u,
  bn: /^[\p{Script=Bengali}]+$/u,
  ta: /^[\p{Script=Tamil}]+$/u,
  te: /^[\p{Script=Telugu}\u200C]+$/u,
  es: /^[A-ZÁÉÍÓÚ][a-záéíóúüñ]+$/u,
  fr: /^[A-ZÉ][a-zéèêëîïôûçœ]+$/u,
  de: /^[A-ZÄÖÜ][a-zäöüß]+$/u,
  'pt-BR': /^[A-ZÁÉÍÓÚ][a-záéíóúâêôãõç]+$/u,
  ar: /^[\u0621-\u064A]+$/u,
}

test.each(CODES)(
  'LT11 the safe names of %s are more than a thousand, no two the same, short, in its own letters',
  async (code) => {
    const names = await namesOf(code)
    expect(names.length).toBeGreaterThan(1_000)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name.length, name).toBeLessThanOrEqual(30)
    for (const word of new Set(names.flatMap((name) => name.split(' ')))) expect(word).toMatch(LETTERS[code])
  },
)

test('LT11 an adjective has the gender of its animal', async () => {
  const [es, fr, de, pt, ar, hi] = await Promise.all((['es', 'fr', 'de', 'pt-BR', 'ar', 'hi'] as const).map(namesOf))
  expect(es).toEqual(expect.arrayContaining(['Tigre Curioso', 'Nutria Curiosa', 'León Feliz', 'Jirafa Feliz']))
  expect(es).not.toContain('Nutria Curioso')
  expect(fr).toEqual(expect.arrayContaining(['Lion Joyeux', 'Girafe Joyeuse']))
  expect(fr).not.toContain('Girafe Joyeux')
  expect(de).toEqual(expect.arrayContaining(['Mutiger Fuchs', 'Mutige Eule', 'Mutiges Zebra']))
  expect(pt).toEqual(expect.arrayContaining(['Leão Curioso', 'Onça Curiosa']))
  expect(ar).toEqual(expect.arrayContaining(['أسد شجاع', 'نحلة شجاعة']))
  expect(hi).toEqual(expect.arrayContaining(['फुर्तीला शेर', 'फुर्तीली कोयल', 'बहादुर कोआला']))
})
