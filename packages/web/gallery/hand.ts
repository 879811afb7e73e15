import { fireEvent, screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { letPass, moveClock, setOnline } from './stillness.ts'

/** As long as a whole test may take: a busy machine draws late, not wrongly. */
const PATIENCE_MS = 30_000
const AGAIN_MS = 30
// Of a state's page the clock stands still and long timers do not run: here they do.
const now = performance.now.bind(performance)
const start = window.setTimeout.bind(window)

/** Tries until it does not throw. */
const waitFor = async <Found>(find: () => Found): Promise<Found> => {
  const endMs = now() + PATIENCE_MS
  for (;;) {
    try {
      return find()
    } catch (error) {
      if (now() > endMs) throw error
    }
    await new Promise((again) => start(again, AGAIN_MS))
  }
}

type Words = string | RegExp

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Waits for elements that are seen, and answers one of them. */
const seen = (find: () => HTMLElement[], what: string, place = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const found = find().filter(isSeen).at(place)
    if (found === undefined) throw new Error(`${what} is not there`)
    return found
  })

/** What does in a page what its user would do. */
export const createHand = () => {
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null })
  const byRole = (role: string, name: Words | undefined, place = 0) =>
    seen(
      () => screen.queryAllByRole(role, { hidden: true, ...(name !== undefined && { name }) }),
      `${role} “${name ?? ''}”`,
      place,
    )
  const field = (label: Words) =>
    seen(() => screen.queryAllByLabelText(label, { selector: FIELDS }), `field “${label}”`)
  // Such a field is drawn by its label, and is itself not seen.
  const fileField = (label: Words) =>
    waitFor(() => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[type=file]' }))
  return {
    byRole,
    /** Waits for a text, or a part of one, to be visible. */
    sees: (text: Words) => seen(() => screen.queryAllByText(text, { exact: false }), `“${text}”`),
    press: async (name: Words, role = 'button', place = 0) => user.click(await byRole(role, name, place)),
    pressText: async (text: Words, place = 0) =>
      user.click(await seen(() => screen.queryAllByText(text), `“${text}”`, place)),
    /** Takes what the field has away, and types. */
    type: async (label: Words, text: string) => {
      const found = await field(label)
      await user.clear(found)
      await user.type(found, text.replaceAll(/[[{]/gu, '$&$&'))
    },
    /** Sets a value that is picked, not typed: of dates. */
    set: async (label: Words, value: string) => fireEvent.input(await field(label), { target: { value } }),
    /** Gives files to a field that takes them. */
    choose: async (label: Words, files: readonly File[]) => user.upload(await fileField(label), [...files]),
    field,
    keys: (keys: string) => user.keyboard(keys),
    /** Waits for something to be drawn that has no name: a part of a chart. */
    draws: (selector: string) =>
      waitFor(() => {
        if (document.querySelector(selector) === null) throw new Error(`${selector} is not drawn`)
      }),
    letPass: (passedMs: number) => waitFor(() => letPass(passedMs)),
    moveClock,
    cutNetwork: () => setOnline(false),
    mendNetwork: () => setOnline(true),
  }
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

export type Hand = ReturnType<typeof createHand>
