import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HERE, SentenceAround } from './sentence-around.tsx'
import { addCatalogue, speak, translate } from './translate.ts'

addCatalogue({ lobby: { joinAt: 'Join at {{host}} with the code' } })
const NONE = {}

afterEach(() => {
  cleanup()
  speak('en', [])
})

test.each([
  ['en', NONE, 'Join at [quokka.example] with the code'],
  ['bn', { lobby: { joinAt: '{{host}} খুলে এই কোড দিন' } }, '[quokka.example] খুলে এই কোড দিন'],
  ['ta', { lobby: { joinAt: 'சேரும் முகவரி: {{host}}' } }, 'சேரும் முகவரி: [quokka.example]'],
  ['ar', { lobby: { joinAt: 'انضم عبر {{host}} بالرمز' } }, 'انضم عبر \u2068[quokka.example]\u2069 بالرمز'],
] as const)('LG31 in %s what is drawn in a sentence stands where the language has it', (language, catalogue, said) => {
  speak(language, [catalogue])
  const { container } = render(
    <p>
      <SentenceAround sentence={translate('lobby:joinAt', { host: HERE })}>
        <b>[quokka.example]</b>
      </SentenceAround>
    </p>,
  )
  expect(container.textContent).toBe(said)
})
