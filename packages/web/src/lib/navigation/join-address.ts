import { pageSetting } from '../page/page-setting.ts'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The origin to be shown, encoded and shared with players: where this page was opened or, when that leads to this machine
 * alone, where the server says that phones reach it. Rule WR28.
 */
export const joinAddress = (
  at: Pick<Location, 'origin' | 'hostname'> = location,
  page: Document = document,
): { origin: string; isReachable: boolean } => {
  if (!LOOPBACK.test(at.hostname)) return { origin: at.origin, isReachable: true }
  const told = pageSetting('join-origin', page)
  return { origin: told || at.origin, isReachable: told !== '' }
}
