import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CircleHalfIcon } from '@phosphor-icons/react/dist/ssr/CircleHalf'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import type { Kept } from '@quokka/formats'
import { Tag } from '../ui/studio/display/tag.tsx'
import { keepsAll } from './kept-in-words.ts'
import { t } from './messages.ts'

/** How much of these quizzes a format keeps, in icon and words. */
export const KeptTag = ({ kept }: { kept: Kept }) => {
  if (keepsAll(kept))
    return (
      <Tag tone="good" icon={CheckCircleIcon}>
        {t('tag.all')}
      </Tag>
    )
  if (kept.kept === kept.slides)
    return (
      <Tag tone="coming" icon={CircleHalfIcon}>
        {t('tag.most')}
      </Tag>
    )
  return (
    <Tag tone="careful" icon={WarningCircleIcon}>
      {t('tag.some', { kept: kept.kept, of: kept.slides })}
    </Tag>
  )
}
