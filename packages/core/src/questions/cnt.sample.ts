import type { Sample } from '../testing/sample.ts'
import { typedSample } from './families/typed-answer.sample.ts'

export const sample: Sample<'CNT'> = { ...typedSample, examples: [{ accepted: ['Great Reef'], given: 0 }] }
