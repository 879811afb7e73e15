import { plainLetters } from '../play/name-key.ts'

/** Characters of other alphabets, and figures, that are drawn like a Latin letter in capitals or in small letters. */
const DRAWN_LIKE = [
  ['a', 'АаΑαɑ'],
  ['b', 'ВвЬьΒβ'],
  ['c', 'СсϹϲ'],
  ['d', 'Ԁԁɗ'],
  ['e', 'ЕеЁёΕεє'],
  ['f', 'Ϝſ'],
  ['g', 'ɡԌԍ'],
  ['h', 'НнΗҺһհ'],
  ['j', 'ЈјϳͿ'],
  ['k', 'КкΚκ'],
  ['l', '1|IiІіЇїΙιıӀӏɩ'],
  ['m', 'МмΜ'],
  ['n', 'ΝηПпոռ'],
  ['o', '0ОоΟοσՕօ'],
  ['p', 'РрΡρ'],
  ['q', 'Ԛԛզ'],
  ['r', 'Гг'],
  ['s', 'ЅѕՏ'],
  ['t', 'ТтΤτ'],
  ['u', 'υμսՍ'],
  ['v', 'Ѵѵν'],
  ['w', 'Ԝԝω'],
  ['x', 'ХхΧχ'],
  ['y', 'УуҮүΥγ'],
  ['z', 'Ζζ'],
] as const

const LATIN_OF = new Map(
  DRAWN_LIKE.flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin])),
)

/** What is left of a name for somebody who only glances at it: no case, accents, spaces or signs, and one letter for all that look like it. */
const skeleton = (name: string): string =>
  Array.from(plainLetters(name), (character) => {
    const small = character.toLowerCase()
    return LATIN_OF.get(character) ?? LATIN_OF.get(small) ?? small
  })
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Whether somebody could take one name for the other. */
export const looksLike = (one: string, other: string): boolean => skeleton(one) === skeleton(other)
