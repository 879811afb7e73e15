import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { SlidePicker } from './slide-picker.tsx'

test('ED27 a quiz with 200 slides says at once that it takes no more', () => {
  renderInStudio(
    <SlidePicker isFirst={false} isFull last={undefined} onPick={() => {}} onBank={() => {}} onBring={() => {}} />,
    '/createquiz',
    'REGULAR',
  )
  expect(screen.getByRole('heading', { name: 'This quiz is full' })).toBeDefined()
  expect(screen.getByText('A quiz has at most 200 slides. Delete one to add another.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^ADD/ })).toBeNull()
})
