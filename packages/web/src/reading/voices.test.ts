import { afterEach, expect, test, vi } from 'vitest'
import { languageToRead, voiceFor } from './voices.ts'

test.each([
  ['Which planet has the most moons?', 'en', 'en'],
  ['¿Qué planeta tiene más lunas?', 'es', 'es'],
  ['Which planet has the most moons?', 'ta', 'en'],
  ['किस ग्रह के सबसे अधिक चंद्रमा हैं?', 'en', 'hi'],
  ['A: कोणत्या ग्रहाला चंद्र आहेत?', 'mr', 'mr'],
  ['কোন গ্রহের চাঁদ বেশি?', 'en', 'bn'],
  ['எந்தக் கோளுக்கு நிலவுகள் அதிகம்?', 'en', 'ta'],
  ['ఏ గ్రహానికి చంద్రులు ఎక్కువ?', 'hi', 'te'],
  ['أي كوكب له أكثر الأقمار؟', 'en', 'ar'],
  ['12 × 3 = ?', 'ta', 'ta'],
] as const)('RA8 %s on a screen in %s is read in %s', (text, screen, language) => {
  expect(languageToRead(text, screen)).toBe(language)
})

test.each([
  ['Wie heißt der größte Planet?', 'es', 'de', 'de'],
  ['सर्वात मोठा ग्रह कोणता?', 'hi', 'mr', 'mr'],
  ['Qual é o maior planeta?', 'pt-BR', 'pt', 'pt-BR'],
  ['12 × 3 = ?', 'en', 'ta', 'ta'],
] as const)('RA13 %s on a screen in %s of a question in %s is read in %s', (text, screen, own, language) => {
  expect(languageToRead(text, screen, own)).toBe(language)
})

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, localService: true, default: false, voiceURI: lang, ...more }) as SpeechSynthesisVoice

const withVoices = (...voices: SpeechSynthesisVoice[]) => vi.stubGlobal('speechSynthesis', { getVoices: () => voices })

afterEach(() => vi.unstubAllGlobals())

test('RA9 a language has the voice of its own region, else its default one, else any; no other language’s', () => {
  const [us, gb] = [voice('en_US'), voice('en-GB', { default: true })]
  withVoices(voice('pt-PT'), voice('pt-BR'), us, gb, voice('fil-PH'))
  expect(voiceFor('pt-BR')?.lang).toBe('pt-BR')
  expect(voiceFor('en')).toBe(gb)
  expect(voiceFor('fr')).toBeUndefined()
  withVoices(us)
  expect(voiceFor('en')).toBe(us)
})

test('RA9 a voice that reads elsewhere is none: no question leaves the device', () => {
  withVoices(voice('hi-IN', { localService: false }))
  expect(voiceFor('hi')).toBeUndefined()
})

test('RA9 a browser that reads nothing has no voice', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(window, 'speechSynthesis')
  expect(voiceFor('en')).toBeUndefined()
})
