/** What can be done with one slide of the list. */
export interface RowCommands {
  open: (key: string) => void
  toggle: (key: string) => void
  selectTo: (key: string) => void
  step: (key: string, by: -1 | 1) => void
  duplicate: (key: string) => void
  delete: (key: string) => void
  discard: (key: string) => void
}
