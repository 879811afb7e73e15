import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUnloadWarning } from './use-unload-warning.ts'

const Warned = ({ isOn }: { isOn: boolean }) => {
  useUnloadWarning(isOn, 'Data will be lost')
  return null
}

test.each([true, false])('WR17 the browser asks before closing: %s', (isOn) => {
  render(<Warned isOn={isOn} />)
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isOn)
})
