import type { QTestTile as QTestTileData } from '@quokka/contract/http'
import { usDate } from '../../../lib/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { QTestTag } from '../../../quiz/qtest-tag.tsx'
import { Tile } from './tile.tsx'

interface QTestTileProps {
  qtest: QTestTileData
  look?: 'tall' | 'low'
  heading?: 'h2' | 'h3'
}

/** A scheduled test: from when to when, and whether that is now. */
export const QTestTile = ({ qtest, ...shape }: QTestTileProps) => (
  <Tile
    {...shape}
    picture={qtest.qtestImage}
    name={qtest.qtestName}
    start={t('library:tile.dates', { start: usDate(qtest.startOn), end: usDate(qtest.endOn) })}
    tag={<QTestTag status={qtest.qtestStatus} />}
  />
)
