import type { StoredJob } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'

/** The kinds that have words; one of a newer server is called as that calls it. */
const KINDS = [
  'answer sign-up',
  'confirmation code',
  'reset code',
  'letter',
  'password link',
  'inactivity letter',
  'forget member',
  'forget guest',
  'forget player',
  'billing round',
  'retention round',
  'plays of old journals',
  'members of old journals',
  'backup',
] as const

/** What a job is called: by the subject of its email, or by its kind. */
export const titleOfJob = ({ kind, subject }: Pick<StoredJob, 'kind' | 'subject'>): string => {
  const known = KINDS.find((one) => one === kind)
  return subject ?? (known === undefined ? kind : t(`admin:work.kinds.${known}`))
}
