import { describe, expect, test } from 'vitest'
import { playerName } from './player-name.ts'

const read = (sent: string, hostName: string | null = null) => {
  const name = playerName(sent, { hostName, maskRudeWords: (word) => word })
  return name.ok ? name.value : name.refusal
}

test.each([
  'मीरा',
  'कृष्णमूर्ति',
  'श्रीनिवास अय्यर',
  'ज़ाँनिसार',
  'हृषीकेश',
  'தமிழ்ச்செல்வி',
  'ஸ்ரீதேவி',
  'মৌসুমী চট্টোপাধ্যায়',
  'শর্মিষ্ঠা',
  'ഫാത്തിമ',
  'సత్యనారాయణ',
  'ಶ್ರೀಲಕ್ಷ್ಮಿ',
  'ශ්‍රීලතා',
  'مُحَمَّدٌ',
  'عبدُ اللّٰه',
  'Nguyễn Thị Bưởi',
  'ဖြိုးကို',
  'ภูมิพล น้ำฝน',
  'דָּוִד',
  'Zoë O’Neill-Ægirsdóttir',
  'María José',
  '王小明',
  'はるか',
  '홍길동',
  'R2',
])('RM5 the name %s is kept as it is written', (name) => {
  expect(read(name)).toBe(name.normalize('NFKC'))
})

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇮🇳'],
  ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a skin tone', '👍🏽'],
  ['a keycap', '7️⃣'],
  ['a heart', '❤️'],
  ['an emoji within a name', 'Mia 👩🏾‍🚀'],
])('RM5 %s stays whole', (_, name) => {
  expect(read(name)).toBe(name)
})

test.each([
  ['an empty Braille cell', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a Jungseong filler', '\u1160'],
  ['a Choseong filler', '\u115F'],
  ['a halfwidth filler', '\uFFA0'],
  ['a variation selector', '\uFE0F'],
  ['a grapheme joiner', '\u034F'],
  ['joiners', '\u200D\u200C\u2060'],
  ['marks without a letter', '\u0301\u0302'],
  ['spaces', ' \u3000\u00A0'],
  ['signs alone', '...!?'],
])('RM5 %s is no name', (_, name) => {
  expect(read(name)).toBe('player/name-empty')
})

test('RM5 of the marks on one letter two stay, and what turns the text around goes', () => {
  expect(read(`Z${'\u0322'.repeat(29)}oe`)).toBe('Z\u0322\u0322oe')
  expect(read(`ก${'\u0E47'.repeat(20)}`)).toBe('ก็็')
  expect(read('\u202EaiM\u202C')).toBe('aiM')
})

test('RM5 thirty characters as they are seen are a name, one more is too long', () => {
  expect(read('👨‍👩‍👧‍👦'.repeat(30))).toBe('👨‍👩‍👧‍👦'.repeat(30))
  expect(read('ज़ा'.repeat(30))).not.toBe('player/name-too-long')
  expect(read('👨‍👩‍👧‍👦'.repeat(31))).toBe('player/name-too-long')
  expect(read('x'.repeat(31))).toBe('player/name-too-long')
})

describe('RM27 the name of the host', () => {
  test.each([
    'Teacher',
    'teacher',
    'TEACHER',
    'Te\u0430cher',
    'ТЕАСНЕR',
    'T e a c h e r',
    'Teachér',
    'Ｔｅａｃｈｅｒ',
    'Tea.cher',
  ])('RM27 %s is refused when the host is Teacher', (name) => {
    expect(read(name, 'Teacher')).toBe('player/name-of-host')
  })
  test.each([
    ['MrO', 'Mr0'],
    ['Bill', 'B1ll'],
    ['Νίκος', 'Nίκος'],
    ['Ms Arnold', 'Ms Amold'],
  ])('RM27 %s and %s look alike', (hostName, name) => {
    expect(read(name, hostName)).toBe('player/name-of-host')
  })
  test.each([
    ['Teacher', 'Teacher 2'],
    ['Teacher', 'Tea'],
    ['मीरा', 'मीरां'],
    ['मीरा', 'मारी'],
    ['🦊', '🐻'],
  ])('RM27 beside the host %s somebody may be called %s', (hostName, name) => {
    expect(read(name, hostName)).toBe(name)
  })
})
