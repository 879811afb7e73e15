import type { ComponentType, ReactNode } from 'react'
import { createContext, use, useState } from 'react'
import { t } from '../messages/stage.ts'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { loadReading } from './load-reading.ts'

interface ReadingChoice {
  isOpen: boolean
  open: () => void
}

const ReadingContext = createContext<ReadingChoice>({ isOpen: false, open: () => {} })

/** The way to text and reading from any screen. */
export const useReadingChoice = (): ReadingChoice => use(ReadingContext)

/** Where text and reading are chosen over every screen: a question that ends meanwhile, or turns with its phone, does not close it. */
export const ReadingPlace = ({ children }: { children: ReactNode }) => {
  const toast = useToast()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const open = () => {
    // A player without a line plays on, and may try again.
    loadReading().then(
      ({ ReadingDialog }) => setDialog(() => ReadingDialog),
      () => toast({ text: t('lib:network'), tone: 'bad' }),
    )
  }
  return (
    <ReadingContext value={{ isOpen: Dialog !== undefined, open }}>
      {children}
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </ReadingContext>
  )
}
