import type { Generated } from 'kysely'

/** The migrated tables, as kysely sees them. `bigint` columns are read as text by the driver. */
export interface Tables {
  room_head: {
    room_id: string
    epoch: number
    owner: string
    lease_until: Date
    next_seq: string
    snapshot_seq: Generated<string>
    opened_at: Generated<Date>
    ended_at: Date | null
  }
  journal: {
    room_id: string
    seq: string
    epoch: number
    version: number
    body: string
  }
}
