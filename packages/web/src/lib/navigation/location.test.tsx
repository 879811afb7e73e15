import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { LocationProvider, useLocation, useNavigate } from './location.tsx'

const Page = () => {
  const { pathname, search, state, cameBy } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)} by ${cameBy}`}</p>
      <button type="button" onClick={() => navigate('/quiz?room=hk4pwt', { state: { guarded: true } })}>
        on
      </button>
      <button type="button" onClick={() => navigate('/podium', { replace: true })}>
        instead
      </button>
    </>
  )
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  render(<Page />, { wrapper: LocationProvider })
})
test('WB21 a step goes on with its state, and Back returns', async () => {
  screen.getByText('/ null by history')
  act(() => screen.getByText('on').click())
  screen.getByText('/quiz?room=hk4pwt {"guarded":true} by product')
  act(() => history.back())
  await screen.findByText('/ null by history')
  act(() => history.forward())
  await screen.findByText('/quiz?room=hk4pwt {"guarded":true} by history')
})

test('WB21 a step that replaces leaves no entry to return to', () => {
  const { length } = history
  act(() => screen.getByText('instead').click())
  screen.getByText('/podium null by product')
  expect(history.length).toBe(length)
})
