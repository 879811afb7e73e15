import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeField } from './code-field.tsx'

test('LG40 the boxes of a code run from the left in every language', () => {
  const { container } = render(<CodeField label="الرمز" value="hk4pwt" onChange={() => {}} />)
  const boxes = [...container.querySelectorAll('[aria-hidden="true"]')]
  expect(boxes.map(({ textContent }) => textContent).join('')).toBe('hk4pwt')
  expect(boxes.every((box) => box.closest('[dir="ltr"]')?.contains(screen.getByRole('textbox')))).toBe(true)
})
