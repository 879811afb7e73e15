import { lazy } from 'react'
import { loadPart } from './language.ts'
import type { Part } from './parts.ts'

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** React's `lazy` for a screen that comes with the catalogue of its part. */
export const lazyWith = <Screen extends Component>(part: Part, load: () => Promise<{ default: Screen }>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadPart(part)])
    return screen
  })
