import { useCallback, useEffect } from 'react'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import type { Customer } from './api/customer.ts'
import { fetchCustomer } from './api/customer.ts'

/** The customer; `become` says what has changed here. */
export const useCustomer = () => {
  const toast = useToast()
  const { loaded, reload, change } = useLoaded(fetchCustomer)
  const notice = loaded.is === 'ready' ? loaded.value.notice : undefined
  useEffect(() => {
    if (notice) toast({ text: notice, tone: 'bad' })
  }, [notice, toast])
  const become = useCallback((customer: Customer) => change(() => ({ customer })), [change])
  return { loaded, reload, become }
}
