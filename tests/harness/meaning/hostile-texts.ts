/** A text that means more than it looks, with a name for reports. */
export interface HostileText {
  name: string
  text: string
}

const PROTOTYPES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype']

const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROTOTYPES.map((name) => [name, name])),
  'NUL alone': '\u0000',
  'a high surrogate': '\ud800',
  'a low surrogate': '\udc00',
  nothing: '',
  'a blank': ' ',
  'blanks of all kinds': '\t\r\n \u00a0\u2003\u3000\ufeff',
  '100,000 characters': 'x'.repeat(100_000),
  'four hundred nines': '9'.repeat(400),
  'more than a number holds': '-1e999',
  'no number': 'NaN',
  'a text of JSON': '{"__proto__":{"isAdmin":true},"toString":null}',
  'a list of JSON': '["constructor",["\\u0000"]]',
  'a writing from right to left': '\u202etxet\u202c \u2067abc',
  'sixty marks on a letter': `a${'\u0301'.repeat(60)}`,
  'a family': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  'a name that looks empty': '\u2800\u3164\ufe0f\u034f',
}

const INSIDE: Readonly<Record<string, string>> = {
  'NUL inside': '\u0000',
  'a lone surrogate inside': '\ud83d',
  'an override inside': '\u202e',
}

/** The texts for a field: the same for every field, the valid text with something in its middle, and the field's own limits. */
export const hostileTexts = (
  valid: unknown,
  maxLength: number | undefined,
  others: Readonly<Record<string, string>>,
): HostileText[] => {
  const whole = [...(typeof valid === 'string' && valid.length > 1 ? valid : 'ab')]
  const middle = whole.length >> 1
  const inMiddle = (text: string) => whole.toSpliced(middle, 0, text).join('')
  return Object.entries({
    ...NAMED,
    ...Object.fromEntries(Object.entries(INSIDE).map(([name, text]) => [name, inMiddle(text)])),
    ...(maxLength === undefined
      ? {}
      : {
          [`${maxLength} characters`]: 'x'.repeat(maxLength),
          [`${maxLength + 1} characters`]: 'x'.repeat(maxLength + 1),
        }),
    ...others,
  }).map(([name, text]) => ({ name, text }))
}
