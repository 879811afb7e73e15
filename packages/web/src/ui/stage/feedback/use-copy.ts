import { useCallback } from 'react'
import { copyText } from '../../../lib/page/clipboard.ts'
import { useToast } from './toaster.tsx'

/** Copies a text and says so, or says why not. */
export const useCopy = () => {
  const toast = useToast()
  return useCallback(
    async (text: string, done: string) => {
      const copied = await copyText(text)
      toast(copied.ok ? { text: done, tone: 'good' } : { text: copied.sentence, tone: 'bad' })
    },
    [toast],
  )
}
