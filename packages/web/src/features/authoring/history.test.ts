import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quiz, storeQuiz } from '../../testing/stored-quiz.ts'
import { rowsOf, shownDraft } from './editor-state.ts'
import type { Editor } from './make-editor.ts'
import { makeEditor } from './make-editor.ts'

const KEPT = { keep: () => true, forget: () => {}, entries: () => [] }

const openEditor = () => {
  storeQuiz(quiz(['a', 'b', 'c']))
  let nowMs = 0
  return makeEditor({
    quiz: quiz(['a', 'b', 'c']),
    kept: KEPT,
    notify: () => {},
    nowMs: () => (nowMs += 1),
    resume: undefined,
  })
}

/** What the author sees of all slides: words, time, places and whether they are in the quiz. */
const seen = (editor: Editor) =>
  rowsOf(editor.get()).map(({ key, number }) => {
    const draft = shownDraft(editor.get(), key)
    return `${number ?? '+'} ${draft?.questionTitle} ${draft?.timer}`
  })

const place = fc.nat(5)
const step = fc.oneof(
  fc.record({ is: fc.constant('write' as const), place, text: fc.constantFrom('x', 'y', ' z ') }),
  fc.record({ is: fc.constant('save' as const), place }),
  fc.record({ is: fc.constant('begin' as const), text: fc.constantFrom('', 'new') }),
  fc.record({ is: fc.constant('move' as const), place, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ is: fc.constant('time' as const), place, timer: fc.constantFrom(20, 40) }),
  fc.record({ is: fc.constant('copy' as const), place }),
  fc.record({ is: fc.constant('delete' as const), place }),
  fc.record({ is: fc.constant('discard' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const take = async (editor: Editor, one: Step) => {
  const { order, current } = editor.get()
  const key = 'place' in one ? order[one.place % Math.max(1, order.length)] : undefined
  const write = (questionTitle: string) => {
    const draft = shownDraft(editor.get(), editor.get().current ?? '')
    if (draft) editor.slides.change({ ...draft, questionTitle })
  }
  if (one.is === 'begin') {
    editor.slides.begin('FIB')
    return write(one.text)
  }
  if (one.is === 'discard') return current === undefined ? undefined : editor.slides.discard(current)
  if (key === undefined) return
  if (one.is === 'move') return editor.order.step(key, one.by)
  if (one.is === 'time') return editor.slides.setTimingOf(order, { timer: one.timer })
  if (one.is === 'copy') return editor.slides.duplicate([key])
  if (one.is === 'delete') return editor.slides.remove([key])
  if (one.is === 'write') {
    editor.slides.open(key)
    return write(one.text)
  }
  // Now and then a new slide in hand is saved.
  if (current === undefined || order.includes(current)) editor.slides.open(key)
  const draft = shownDraft(editor.get(), editor.get().current ?? '')
  if (draft) await editor.slides.save(draft)
}

test('ED38 after any changes, saved or not, undoing all of them leads back to the beginning and redoing them to the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const editor = openEditor()
      const first = seen(editor)
      for (const one of steps) {
        editor.history.seal()
        await take(editor, one)
      }
      editor.slides.open(undefined)
      const last = seen(editor)
      while (editor.get().history.past.length > 0) await editor.history.undo()
      expect(editor.get().interruption).toBeUndefined()
      editor.slides.open(undefined)
      expect(seen(editor)).toEqual(first)
      while (editor.get().history.future.length > 0) await editor.history.redo()
      editor.slides.open(undefined)
      expect(seen(editor)).toEqual(last)
    }),
    { numRuns: 200 },
  )
})
