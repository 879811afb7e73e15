import { Button } from '../controls/button.tsx'
import { EmptyState } from './empty-state.tsx'

interface LoadFailedProps {
  title?: string
  /** Why, as the server or the line said it. */
  sentence: string
  /** Names the button that asks again. */
  retryLabel: string
  onRetry: () => void
  /** Soft where a dialog has its own strong button. */
  tone?: 'primary' | 'soft'
  /** How the title stands in the page's outline. */
  heading?: 'h1' | 'h2'
}

/** Stands where something could not be loaded: why, and a button that asks again. */
export const LoadFailed = ({ retryLabel, onRetry, tone = 'primary', ...words }: LoadFailedProps) => (
  <EmptyState
    mood="oops"
    {...words}
    action={
      <Button tone={tone} onPress={onRetry}>
        {retryLabel}
      </Button>
    }
  />
)
