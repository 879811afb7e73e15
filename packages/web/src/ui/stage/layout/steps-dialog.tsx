import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './steps-dialog.module.css'

export interface Step {
  title: string
  text: string
  picture?: ReactNode
}

interface StepsDialogProps {
  open: boolean
  title: string
  steps: readonly Step[]
  onClose: () => void
  labels: { close: string; back: string; next: string; done: string; step: (number: number, of: number) => string }
}

/** Instructions, one step at a time. */
export const StepsDialog = ({ open, title, steps, onClose, labels }: StepsDialogProps) => {
  const [at, setAt] = useState(0)
  const step = steps[at]
  const isLast = at === steps.length - 1
  const close = () => {
    setAt(0)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={labels.close}
      onClose={close}
      actions={
        <>
          <Button tone="sand" disabled={at === 0} onPress={() => setAt(at - 1)}>
            {labels.back}
          </Button>
          <Button onPress={isLast ? close : () => setAt(at + 1)}>{isLast ? labels.done : labels.next}</Button>
        </>
      }
    >
      <div className={styles.step} aria-live="polite">
        {step?.picture}
        <h3 className={styles.name}>{step?.title}</h3>
        <p className={styles.text}>{step?.text}</p>
      </div>
      <div className={styles.dots}>
        {steps.map(({ title: name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={labels.step(index + 1, steps.length)}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => setAt(index)}
          />
        ))}
      </div>
    </Dialog>
  )
}
