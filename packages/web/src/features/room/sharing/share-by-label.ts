import type { Channel } from '../../../lib/navigation/share-channels.ts'
import { t } from '../../../messages/stage.ts'

export const shareByLabel = (channel: Channel): string => t('room:shareBy', { channel: t(`room:${channel}`) })
