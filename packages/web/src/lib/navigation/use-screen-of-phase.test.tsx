import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LocationProvider, useLocation } from './location.tsx'
import { useScreenOfPhase } from './use-screen-of-phase.ts'

const Page = ({ path, onBack }: { path: string; onBack: () => void }) => {
  useScreenOfPhase(path, onBack)
  return <p>{useLocation().pathname}</p>
}

const page = (path: string, onBack: () => void) => (
  <LocationProvider>
    <Page path={path} onBack={onBack} />
  </LocationProvider>
)

test('WR16 the page follows the phase; Back asks and stays', async () => {
  history.replaceState(null, '', '/waitingroom')
  const onBack = vi.fn()
  const { rerender } = render(page('/waitingroom', onBack))
  rerender(page('/quiz', onBack))
  await screen.findByText('/quiz')
  expect(onBack).not.toHaveBeenCalled()
  act(() => history.back())
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  await screen.findByText('/quiz')
})
