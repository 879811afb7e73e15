import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** A code that screen readers say letter by letter. */
export const SpelledCode = ({ code }: { code: string }) => (
  <>
    <span aria-hidden="true">{code.toUpperCase()}</span>
    <VisuallyHidden>{[...code.toUpperCase()].join(' ')}</VisuallyHidden>
  </>
)
