import type { Result } from '../../lib/result.ts'
import type { QTestRefusal } from '../commands.ts'
import type { QTestEvent } from '../events.ts'

/** What a command leads to: the events in order, none when it changes nothing; or why not. */
export type Decision = Result<QTestEvent[], QTestRefusal>
