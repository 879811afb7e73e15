import type { Result } from '../../lib/result.ts'
import type { RoomRefusal } from '../commands.ts'
import type { RoomEvent } from '../events.ts'

/** What a command leads to: the events in order, none when it changes nothing; or why not. */
export type Decision = Result<RoomEvent[], RoomRefusal>
