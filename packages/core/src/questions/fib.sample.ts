import type { Sample } from '../testing/sample.ts'
import { typedSample } from './families/typed-answer.sample.ts'

export const sample: Sample<'FIB'> = { ...typedSample, examples: [{ accepted: ['quokka', 'wombat'], given: 0 }] }
