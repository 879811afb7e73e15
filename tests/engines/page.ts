import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findingsBy } from '../harness/findings.ts'
import { until } from '../harness/until.ts'
import type { Engine } from './engine.ts'
import { strokes } from './keys.ts'

/** The queries of the web's own tests, as a script that a page can run. */
const QUERIES = readFileSync(
  createRequire(new URL('../../packages/web/package.json', import.meta.url)).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

type Text = string | RegExp

/** A look takes a page about 20 ms, in which it does nothing else: whoever looked that often would hold it up. */
const LOOK_EVERY_MS = 150

/** A page in some engine, read and pressed as a person does: by role and name, and only where nothing lies over it. */
export class Page {
  readonly engine: Engine

  constructor(engine: Engine) {
    this.engine = engine
  }

  async open(address: string): Promise<void> {
    await this.engine.open(address)
  }

  /** Goes into the first frame of the page. */
  async enterFrame(): Promise<void> {
    await this.engine.enterFrame()
  }

  /** Waits for text on the screen; answers the first group of a pattern. */
  async sees(text: Text): Promise<string> {
    let found: string | null = null
    await this.until(`the page says ${text}`, async () => {
      found = await this.says(text)
      return found !== null
    })
    return found ?? ''
  }

  /** What `sees` waits for, if it is there now. */
  async says(text: Text): Promise<string | null> {
    const written = String(await this.run('document.body.innerText'))
    if (typeof text === 'string') return written.includes(text) ? text : null
    const match = text.exec(written)
    return match === null ? null : (match[1] ?? match[0])
  }

  async isAt(path: RegExp): Promise<void> {
    await this.until(`the page is at ${path}`, async () => path.test(String(await this.run('location.pathname'))))
  }

  /** The names of all controls with this role of which the name fits. */
  async names(role: string, name: RegExp): Promise<string[]> {
    const named = `${byRole(role, name)}.map((found) => found.getAttribute('aria-label') ?? found.textContent)`
    return (await this.run(named)) as string[]
  }

  async press(role: string, name: Text): Promise<void> {
    await this.until(`${role} ${name} can be pressed`, () => this.pressFirst(byRole(role, name)))
  }

  /** How far from the left the middle of the first control with this role and name is. */
  async acrossTo(role: string, name: Text): Promise<number> {
    let place: { x: number; y: number } | null = null
    await this.until(`${role} ${name} is seen`, async () => {
      place = await this.place(byRole(role, name))
      return place !== null
    })
    return (place as { x: number } | null)?.x ?? 0
  }

  /** Presses a word that stands for a control, as the label of a radio button does. */
  async pressWord(word: string): Promise<void> {
    const words = `TestingLibraryDom.queryAllByText(document.body, ${JSON.stringify(word)})`
    await this.until(`${word} can be pressed`, () => this.pressFirst(words))
  }

  /** Presses the first of the buttons that is there, as often as it takes until the condition holds. */
  async pressUntil(buttons: readonly RegExp[], holds: () => Promise<boolean>): Promise<void> {
    await this.until(`${buttons.join(' or ')} leads on`, async () => {
      if (await holds()) return true
      for (const name of buttons) if (await this.pressFirst(byRole('button', name))) break
      return false
    })
  }

  /** Types into an empty field, known by its label. */
  async fill(label: Text, text: string): Promise<void> {
    const fields = `TestingLibraryDom.queryAllByLabelText(document.body, ${written(label)}, { selector: 'input, textarea' })`
    await this.until(`${label} can be pressed`, () => this.pressFirst(fields))
    await this.type(text)
  }

  /** Waits until the page has put the focus into a field by itself. */
  async isInField(): Promise<void> {
    await this.until(
      'a field has the focus',
      async () => (await this.run('document.activeElement?.tagName')) === 'INPUT',
    )
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.engine.perform({ type: 'key', id: 'keyboard', actions: strokes(text) })
  }

  /** Whether what has the focus is told by a ring, or as the choice among radio buttons: WebKit counts arrows there as no keys. */
  async showsFocus(): Promise<boolean> {
    return (await this.run("document.activeElement.matches(':focus-visible, [type=radio]:checked')")) as boolean
  }

  /** Whether no element has the focus, as when a page has just been opened. */
  async isFocusNowhere(): Promise<boolean> {
    return (await this.run('document.activeElement === document.body')) as boolean
  }

  /** All findings of axe on what is shown now. */
  findings(screen: string): Promise<string[]> {
    return findingsBy((expression) => this.engine.evaluate(expression), screen)
  }

  /** How much of the window's height the first of these elements has; 0 when there is none. */
  async shareOfWindow(selector: string): Promise<number> {
    const heightOf = `document.querySelector(${JSON.stringify(selector)})?.offsetHeight ?? 0`
    return (await this.run(`(${heightOf}) / innerHeight`)) as number
  }

  /** Presses the middle of the first of the elements that stands still and is neither off nor under something; answers false when none does. */
  private async pressFirst(elements: string): Promise<boolean> {
    const place = await this.place(elements)
    // Fingers press what is drawn, which on a busy machine is not yet where the page has scrolled to.
    await this.engine.evaluate(DRAWN)
    const later = place && (await this.place(elements))
    if (place === null || later?.x !== place.x || later.y !== place.y) return false
    const actions = [
      { type: 'pointerMove' as const, ...place },
      { type: 'pointerDown' as const, button: 0 },
      { type: 'pointerUp' as const, button: 0 },
    ]
    const { pointerType } = this.engine
    await this.engine.perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions })
    return true
  }

  private async place(elements: string): Promise<{ x: number; y: number } | null> {
    return (await this.run(`(${middleOfFirst})(${elements})`)) as { x: number; y: number } | null
  }

  /** Waits until a condition holds, and says what the page shows when it never does. */
  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    try {
      await until(what, holds, { everyMs: LOOK_EVERY_MS })
    } catch (error) {
      throw new Error(`${error}; the page says: ${await this.run('document.body.innerText')}`)
    }
  }

  /** Runs an expression that may use the queries; a new document, which may come between any two calls, gets them first. */
  private async run(expression: string): Promise<unknown> {
    const ran = (await this.engine.evaluate(
      `typeof TestingLibraryDom === 'undefined' ? null : { value: ${expression} }`,
    )) as { value?: unknown } | null
    if (ran !== null) return ran.value
    await this.engine.evaluate(`((() => { ${QUERIES} })(), null)`)
    return this.run(expression)
  }
}

/** Comes to null when what stands now has been drawn. */
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))`

const written = (text: Text): string => (typeof text === 'string' ? JSON.stringify(text) : String(text))

const byRole = (role: string, name: Text): string =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${written(name)} })`

const middleOfFirst = `(elements) => {
  for (const element of elements) {
    if (element.disabled || element.getAttribute('aria-disabled') === 'true') continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.round(left + width / 2)
    const y = Math.round(top + height / 2)
    const hit = document.elementFromPoint(x, y)
    if ([element, ...(element.labels ?? [])].some((part) => part.contains(hit))) return { x, y }
  }
  return null
}`
