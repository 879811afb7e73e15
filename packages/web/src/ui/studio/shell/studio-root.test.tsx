import { useDirection } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { showLanguage } from '../../../lib/language/language.ts'
import { StudioRoot } from './studio-root.tsx'

const Form = () => <input aria-label={useDirection().dir} />

test('LG57 a language of the other direction turns the kit, and takes nothing that was typed', async () => {
  onTestFinished(() => showLanguage('en'))
  render(
    <StudioRoot>
      <Form />
    </StudioRoot>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'ltr' }), 'half a title')
  await act(() => showLanguage('ar'))
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'rtl' })).toHaveProperty('value', 'half a title')
})
